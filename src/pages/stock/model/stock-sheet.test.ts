import { readSheet as readFile } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Lot } from '@/entities/stock'
import type { Cell } from '@/features/read-sheet'
import { columnsByTitle } from '../lib/stock-workbook'
import { cellsOf, readSheet, sheetColumns, type SheetColumn } from './stock-sheet'

const columnOf = (title: string): SheetColumn | undefined => sheetColumns.find((column) => column === title)
const placeOf = (words: string) => (words === 'Klaipėda' ? 'LTKLJ' : null)
const read = (...lines: readonly (readonly Cell[])[]) => readSheet([[...sheetColumns], ...lines], columnOf, placeOf)

describe('a stock sheet', () => {
  it('is read as it was written, and leaves alone what is left empty', () => {
    const { rows, unread } = read(['A-1', 'Spruce', '1 240', 'Klaipėda', 'S-2026-0012', 'x', 'wet'], [null, '', undefined], [24_000_777, null, null, 'Nowhere', null, null, null])
    expect(unread).toEqual([])
    expect(rows).toEqual([
      { row: 2, barcode: 'A-1', product: 'Spruce', pcs: 1240, location: 'LTKLJ', supply: 'S-2026-0012', blocked: true, note: 'wet', version: null },
      { row: 4, barcode: '24000777', product: null, pcs: null, location: 'Nowhere', supply: null, blocked: null, note: null, version: null },
    ])
  })

  it('says which cell of a row nobody can read, and goes on', () => {
    const { rows, unread } = read(['A-1', 'Spruce', 'many'], ['A-2', 'Spruce', 1.5], ['A-3', 'Spruce', 4, 'LTKLJ', null, 'perhaps'], ['x'.repeat(41)], ['A-4', null, 0])
    expect(unread.map(({ row, column }) => [row, column])).toEqual([[2, 'pcs'], [3, 'pcs'], [4, 'blocked'], [5, 'barcode']])
    expect(rows.map(({ row, pcs }) => [row, pcs])).toEqual([[6, 0]])
  })

  it('has to name its barcodes', () => {
    expect(readSheet([['product', 'pcs']], columnOf, placeOf).missing).toEqual(['barcode'])
  })

  it('comes back as it went out', async () => {
    const lot = { barcode: 'TD24000777', product: { id: '1', name: 'Spruce KD SF 22x100x4000' }, pcs: 240, location: 'LTKLJ', supply: { id: '2', number: 'S-2026-0012' }, status: 'blocked', note: 'wet' } as Lot
    const titles = ['Code-barres', 'Produit', 'Pcs/colis', 'Lieu de stockage', 'Achat', 'Bloqué', 'Note']
    const cell = (value: string | number | boolean | null) => (value === null ? null : { type: value.constructor as never, value })
    const file = await writeExcelFile([titles.map(cell), cellsOf(lot).map(cell), cellsOf({ ...lot, status: 'available', note: null }).map(cell)]).toBuffer()
    const cells = (await readFile(file)) as Cell[][]
    const known = { product: 'Spruce KD SF 22x100x4000', barcode: 'TD24000777', pcs: 240, location: 'LTKLJ', supply: 'S-2026-0012', version: null }
    expect(readSheet(cells, await columnsByTitle(), placeOf)).toEqual({
      rows: [{ row: 2, ...known, blocked: true, note: 'wet' }, { row: 3, ...known, blocked: false, note: null }],
      ...{ unread: [], missing: [] },
    })
  })
})
