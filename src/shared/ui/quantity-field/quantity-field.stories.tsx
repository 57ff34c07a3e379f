import { expect } from 'storybook/test'
import { formatFor, i18n } from '@/shared/i18n'
import type { Dimensions } from '@domain/timber'
import { StatefulField } from '../../../../.storybook/stateful-field'
import preview from '#.storybook/preview'
import { QuantityField } from './quantity-field'

const board: Dimensions = {
  thickness_mm: 22,
  width_mm: 100,
  length_mm: 4000,
  diameter_mm: null,
  taper_mm_per_m: null,
  pcs_per_pack: 120,
  m3_per_pack: null,
  density_kg_m3: 470,
}

const meta = preview.meta({
  title: 'Kit/Inputs/Quantity field',
  tags: ['stable'],
  component: QuantityField,
  args: {
    label: 'Quantity',
    value: '6.336',
    unit: 'm3' as const,
    dimensions: board,
    onChange: () => {},
  },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <QuantityField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
})

export const Empty = meta.story({ args: { value: '' } })

export const Filled = meta.story()

export const WithHint = meta.story({ args: { hint: 'As the client ordered it' } })

export const WithError = meta.story({
  args: { error: 'The deal needs a quantity on every line.', hint: 'As the client ordered it' },
})

export const Required = meta.story({ args: { isRequired: true, value: '' } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const PacksBecomeCubicMetres = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.type(input, '22x100x4000 6pk')
    await userEvent.tab()
    await expect(input).toHaveValue(formatFor(i18n.language).volume('6.336'))
  },
})

export const ArithmeticWhileTyping = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '120 pcs')
    await expect(canvas.getByText(/22 × 100 × 4\D?000 mm/)).toBeVisible()
  },
})

export const OtherDimensions = meta.story({ args: { value: '25x100x4000 6pk' } })

export const UnknownUnit = meta.story({ args: { value: '5 trucks' } })

export const WithoutPackSize = meta.story({
  args: { dimensions: { ...board, pcs_per_pack: null, m3_per_pack: null } },
})

export const Pole = meta.story({
  args: {
    label: 'Poles',
    unit: 'pcs',
    value: '250',
    dimensions: {
      ...board,
      thickness_mm: null,
      width_mm: null,
      diameter_mm: 80,
      length_mm: 2500,
      pcs_per_pack: 50,
      density_kg_m3: 700,
    },
  },
})
