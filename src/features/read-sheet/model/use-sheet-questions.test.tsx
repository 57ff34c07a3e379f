import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SheetKind } from '../lib/find-table'
import { useSheetQuestions } from './use-sheet-questions'

const kind: SheetKind<'price'> = {
  columns: ['price'],
  required: ['price'],
  match: (title) => (title === 'Price' ? { column: 'price', isWhole: true } : null),
}
const sheets = [
  {
    name: '',
    rows: [
      ['Product', 'Price', 'Price'],
      ['Spruce', '300', '311'],
    ],
    hiddenRows: new Set<number>(),
  },
]

it('the choice between two columns with one title is remembered', async () => {
  const { result } = renderHook(() => useSheetQuestions<'price'>('ona', 'prices'))
  const readPrice = () =>
    result.current.readTable(sheets, kind, ({ mapping }) => ({ questions: [], mapping }))
  const chosen = { read: { mapping: { price: { at: 2 } } } }

  const first = readPrice()
  await waitFor(() => expect(result.current.step?.at).toBe('map'))
  const step = result.current.step
  const [table] = step?.at === 'map' ? step.tables : []
  if (step?.at !== 'map' || !table) throw new Error('The columns are not asked for.')
  await act(async () => {
    step.answer({ table: table.table, mapping: chosen.read.mapping })
    expect(await first).toMatchObject(chosen)
    expect(await readPrice()).toMatchObject(chosen)
  })
})
