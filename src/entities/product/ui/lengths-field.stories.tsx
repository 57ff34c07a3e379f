import { expect, fn } from 'storybook/test'
import { NumberField } from '@/shared/ui'
import { getTexts } from '#.storybook/texts'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import type { LengthDraft } from '../model/length-draft'
import { LengthsField } from './lengths-field'

const range: LengthDraft = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 }
const several: LengthDraft = {
  kind: 'several',
  counted_in: null,
  items: [3900, 4200, 4800].map((length_mm) => ({ length_mm, count: null })),
}

const meta = preview.meta({
  title: 'Patterns/Lengths field',
  tags: ['new'],
  component: LengthsField,
  args: {
    value: null as LengthDraft | null,
    counted: { quantity: '12', unit: 'pack' as const },
    onChange: fn(),
    children: <NumberField label="Length" unit="mm" value="4800" onChange={() => {}} />,
  },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => (
        <LengthsField
          {...args}
          value={value}
          onChange={(lengths) => {
            onChange(lengths)
            args.onChange(lengths)
          }}
        />
      )}
    </StatefulField>
  ),
})

export const OneLength = meta.story()

export const RandomLengths = meta.story({ args: { value: range } })

export const SeveralLengths = meta.story({
  args: { value: several },
  play: async ({ canvas, userEvent, args }) => {
    const t = getTexts('entities/product')
    const list = canvas.getByRole('textbox', { name: new RegExp(t('lengths.list')) })
    await userEvent.clear(list)
    await userEvent.type(list, '3.9 4.2')
    await userEvent.click(canvas.getByRole('radio', { name: t('lengths.counted.pack') }))
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'several',
      counted_in: 'pack',
      items: [
        { length_mm: 3900, count: 6 },
        { length_mm: 4200, count: 6 },
      ],
    })
  },
})

export const Unfinished = meta.story({
  args: {
    value: { kind: 'range', from_mm: null, to_mm: null, average_mm: null },
    isChecked: true,
  },
})

export const ReadOnly = meta.story({ args: { value: range, isReadOnly: true } })
