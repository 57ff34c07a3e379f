import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts, normalizeSpaces } from '#.storybook/texts'
import { SAMPLE_SECTION } from '../model/samples'
import { createPackRow, type PackRow } from '../model/pack-row'
import { createPackStore } from '../model/pack-store'
import { PackMatrix } from './pack-matrix'

const t = getTexts('widgets/packs')

const meta = preview.meta({ title: 'Patterns/Pack matrix', tags: ['new'] })

/** Packs of a sawmill: up to 38 pieces in each of the lengths, from 2.4 m on in steps of 0.3 m. */
function samplePacks(packs: number, lengths: number): PackRow[] {
  return Array.from({ length: packs }, (_, at) => {
    const pieces = Array.from({ length: lengths }, (__, step) => [
      String(2400 + step * 300),
      String(((at * 7 + step * 11) % 38) + 1),
    ]).filter(([, pcs], step) => (at + step) % 4 !== 0 && pcs !== '1')
    return createPackRow({
      number: `K26-${String(4101 + at)}`,
      pieces: Object.fromEntries(pieces) as PackRow['pieces'],
    })
  })
}

interface ShownProps {
  rows?: PackRow[]
  lengths?: readonly number[]
  isReadOnly?: boolean
}

function Shown({ rows = [], lengths = [], isReadOnly = false }: ShownProps) {
  const [store] = useState(() => createPackStore(rows))
  return (
    <PackMatrix
      label={t('packs', { count: 2 })}
      store={store}
      section={SAMPLE_SECTION}
      lengths={lengths}
      isReadOnly={isReadOnly}
    />
  )
}

export const Empty = meta.story({ render: () => <Shown lengths={[3900, 4200, 4800]} /> })
/** With many lengths, the volume is also beside the number, which stays in sight. */
export const EightPacks = meta.story({
  render: () => <Shown rows={samplePacks(8, 24)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/^K26-4101, [\d.,]+ m³$/)).toBeVisible()
    await expect(canvas.getByText(/^[^,]*8[^,]*, [\d.,]+ m³$/)).toBeVisible()
  },
})
export const TwentyPacks = meta.story({ render: () => <Shown rows={samplePacks(20, 20)} /> })
export const ReadOnly = meta.story({ render: () => <Shown rows={samplePacks(6, 5)} isReadOnly /> })
export const WithDetails = meta.story({
  render: () => (
    <Shown
      rows={samplePacks(4, 4).map((row, at) => ({
        ...row,
        barcode: `590100${at}`,
        mark: 'red',
        weight: String(1310 + at * 7),
      }))}
    />
  ),
})
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => <Shown rows={samplePacks(12, 12)} />,
})

export const Mistakes = meta.story({
  render: () => (
    <Shown
      rows={[
        createPackRow({ number: 'K26-4101', pieces: { 3900: '40', 4200: 'many' } }),
        createPackRow({ number: 'k26-4101', pieces: { 3900: '12' } }),
        createPackRow({ pieces: { 4200: '60' } }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('problem.whole'))).toBeVisible()
    await expect(canvas.getAllByText(t('problem.repeated'))).toHaveLength(2)
    await expect(canvas.getByText(t('problem.number'))).toBeVisible()
  },
})

export const CorrectingARepeatedNumber = meta.story({
  render: () => (
    <Shown
      rows={[
        createPackRow({ number: 'K26-4101', pieces: { 3900: '40' } }),
        createPackRow({ number: 'K26-4101' }),
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(t('problem.repeated'))).toHaveLength(2)
    const [first = canvas.getByRole('grid')] = canvas.getAllByRole('gridcell')
    await userEvent.click(first)
    await userEvent.keyboard('K26-4102{Enter}')
    await waitFor(() => expect(canvas.queryByText(t('problem.repeated'))).toBeNull())
  },
})

export const AddingALength = meta.story({
  render: () => <Shown rows={samplePacks(2, 2)} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(t('length.label'))
    await userEvent.type(field, '44')
    await userEvent.click(canvas.getByRole('button', { name: t('length.add') }))
    await expect(canvas.getByText(normalizeSpaces(t('length.unclear_unit')))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '4400{Enter}')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8)
  },
})

export const PastingPieces = meta.story({
  render: () => <Shown lengths={[3900, 4200]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'))
    await userEvent.paste('K26-1\t40\t60\nK26-2\t38\t62')
    await expect(canvas.getByRole('row', { name: /K26-2/ })).toHaveTextContent('100')
  },
})
