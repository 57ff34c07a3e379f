import { expect, it } from 'vitest'
import { splitTable } from './draw-table'

it('a split table keeps a row of goods together with its packs', () => {
  const createRow = (text: string, ...notes: string[]) => ({ cells: [{ text, notes }] })
  const rows = [createRow('Oak'), createRow('Spruce'), createRow('', 'Packs'), createRow('Pine')]
  const table = { label: '', columns: [], totals: null, rows }
  const [first, last] = splitTable(table, 2)
  expect(first?.rows).toEqual(rows.slice(0, 1))
  expect(last.rows).toEqual(rows.slice(1))
})
