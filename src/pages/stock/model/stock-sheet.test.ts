import writeExcelFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { JudgedStockRow, Lot, StockSheetRow } from '@/entities/stock'
import {
  findTables,
  indexProducts,
  readWorkbook,
  type WorkbookCell,
  type ColumnAnswers,
  type Sheet,
  type SheetKind,
} from '@/features/read-sheet'
import { createNamedProduct, readTestFile } from '@/features/read-sheet/test-files/read-test-file'
import { loadStockSheetKind } from '../lib/stock-workbook'
import {
  findAskedColumns,
  leaveKnownPacks,
  toSheetCells,
  NEEDED_COLUMNS,
  READABLE_COLUMNS,
  parseStockSheet,
  SHEET_COLUMNS,
  type ReadableColumn,
} from './stock-sheet'

const kind: SheetKind<ReadableColumn> = {
  columns: READABLE_COLUMNS,
  required: NEEDED_COLUMNS,
  match: (title) =>
    READABLE_COLUMNS.filter((column) => column === title).map((column) => ({
      column,
      isWhole: true,
    }))[0] ?? null,
}
const findPlace = (text: string) => (text === 'Klaipėda' ? 'LTKLJ' : null)
const names = ['Spruce planed S4S 34x70x4200', 'Spruce KD SF 47x100x4800']
function parseWith(
  sheets: readonly Sheet[],
  by: SheetKind<ReadableColumn>,
  answers: ColumnAnswers = {},
  extraRows: readonly string[] = [],
) {
  const [table] = findTables(sheets, by)
  if (!table) throw new Error('The sheet has no table.')
  return parseStockSheet(
    table,
    table.mapping,
    {
      products: indexProducts([...names, ...extraRows].map(createNamedProduct)),
      findPlaceCode: findPlace,
    },
    answers,
  )
}
const parse = (...lines: readonly (readonly WorkbookCell[])[]) =>
  parseWith([{ name: '', rows: [[...SHEET_COLUMNS], ...lines], hiddenRows: new Set() }], kind)
const readFile = async (
  name: string,
  answers: ColumnAnswers = {},
  extraRows: readonly string[] = [],
) => parseWith(await readTestFile(name), await loadStockSheetKind(), answers, extraRows)

describe('a stock sheet', () => {
  it('is parsed as written, and empty cells change nothing', () => {
    const { rows, unread } = parse(
      ['A-1', 'Spruce', '1 240', 'Klaipėda', 'S-2026-0012', 'x', 'wet'],
      [null, '', undefined],
      [24_000_777, null, null, 'Nowhere', null, null, null],
    )
    expect(unread).toEqual([])
    expect(rows).toEqual([
      {
        row: 2,
        barcode: 'A-1',
        product: 'Spruce',
        pcs: 1240,
        location: 'LTKLJ',
        supply: 'S-2026-0012',
        blocked: true,
        note: 'wet',
        version: null,
      },
      {
        row: 4,
        barcode: '24000777',
        product: null,
        pcs: null,
        location: 'Nowhere',
        supply: null,
        blocked: null,
        note: null,
        version: null,
      },
    ])
  })

  it('reports each unreadable cell, and continues', () => {
    const { rows, unread } = parse(
      ['A-1', 'Spruce', 'many'],
      ['A-2', 'Spruce', 1.5],
      ['A-3', 'Spruce', 4, 'LTKLJ', null, 'perhaps'],
      ['x'.repeat(41)],
      ['A-4', null, 0],
    )
    expect(unread.map(({ row, column }) => [row, column])).toEqual([
      [2, 'pcs'],
      [3, 'pcs'],
      [4, 'blocked'],
      [5, 'barcode'],
    ])
    expect(rows.map(({ row, pcs }) => [row, pcs])).toEqual([[6, 0]])
  })

  it('refuses an inexact code, and keeps leading zeros that its cells show', () => {
    const { rows, unread } = parse(
      [{ number: 123, format: '00000' }, 'Spruce'],
      [3.76012345678901e17, 'Spruce'],
      ['3,76012E+17', 'Spruce'],
    )
    expect(rows.map(({ barcode }) => barcode)).toEqual(['00123'])
    expect(unread.map(({ row, column, problem }) => [row, column, problem.code])).toEqual([
      [3, 'barcode', 'inexact_code'],
      [4, 'barcode', 'inexact_code'],
    ])
  })

  it('is refused row by row if its barcodes are in E notation', async () => {
    const { rows, unread } = await readFile('barcode-exp.csv')
    expect(rows).toEqual([])
    expect(unread.map(({ row, problem }) => [row, problem.code])).toEqual([
      [2, 'inexact_code'],
      [3, 'inexact_code'],
      [4, 'inexact_code'],
    ])
  })

  it('asks what 1,200 pieces means, and reads unambiguous numbers', async () => {
    const withQuestion = await readFile('pcs.csv')
    expect(withQuestion.questions).toMatchObject([
      { kind: 'number', column: 'pcs', written: '1,200', thousands: '1200' },
    ])
    const { rows, unread } = await readFile('pcs.csv', {
      forms: { pcs: { thousands: ',', decimal: '.' } },
    })
    expect(rows.map(({ row, pcs }) => [row, pcs])).toEqual([
      [2, 1200],
      [3, 120],
      [4, 1200],
      [6, 12],
      [7, 0],
    ])
    expect(unread.map(({ row, problem }) => [row, problem.code])).toEqual([[5, 'below_zero']])
  })

  it('finds a packing list’s product by species and sizes, and asks if two match', async () => {
    const found = await readFile('packing-list.csv')
    expect(found.rows.map(({ barcode, product, pcs }) => [barcode, product, pcs])).toEqual([
      ['9001001', 'Spruce KD SF 47x100x4800', 210],
      ['9001002', 'Spruce KD SF 47x100x4800', 210],
    ])
    const two = await readFile('packing-list.csv', {}, ['Spruce AD SF 47x100x4800'])
    expect(two.questions).toMatchObject([
      {
        kind: 'product',
        count: 2,
        names: ['Spruce KD SF 47x100x4800', 'Spruce AD SF 47x100x4800'],
      },
    ])
  })

  const empty = { row: 2, barcode: 'A-1', location: null, supply: null } as StockSheetRow
  const refused = { row: 2, before: null, refusal: 'unknown_location' } as JudgedStockRow
  const before = { pcs: 3, location: 'LTKLJ', is_blocked: false, note: null }

  it.each<[string, Partial<StockSheetRow>, Partial<JudgedStockRow>, readonly ReadableColumn[]]>([
    ['new packs', {}, {}, ['location', 'supply']],
    ['new packs of a supply', { supply: 'S-2026-0012' }, {}, ['location']],
    ['new packs at a location', { location: 'LTKLJ' }, { refusal: 'no_supply' }, ['supply']],
    ['new packs with both', { location: 'Nowhere', supply: 'S-2026-0012' }, {}, []],
    ['packs of an unknown product', {}, { refusal: 'unknown_product' }, []],
    ['known packs', {}, { before, refusal: null }, []],
  ])('asks for what new packs need: %s', (_case, sent, judged, askedColumns) => {
    expect(findAskedColumns([{ ...empty, ...sent }], [{ ...refused, ...judged }])).toEqual(
      askedColumns,
    )
  })

  it('asks for no column that other rows fill', () => {
    expect(findAskedColumns([empty, { ...empty, location: 'LTKLJ' }], [refused])).toEqual([
      'supply',
    ])
  })

  it('keeps the location and supply of known packs', () => {
    const rows = [2, 3].map((row) => ({ ...empty, row, location: 'LTKLJ', supply: 'S-1' }))
    const previewed = [refused, { ...refused, row: 3, before }]
    expect(leaveKnownPacks(rows, previewed, ['location'])).toEqual([
      rows[0],
      { ...rows[1], location: null },
    ])
  })

  it('is sent with a duplicate barcode, which the server refuses', async () => {
    const { rows } = await readFile('packing-list-barcode.csv')
    expect(rows.map(({ barcode }) => barcode)).toEqual(['9001001', '9001002', '9001002'])
  })

  it('round-trips an exported sheet', async () => {
    const lot = {
      barcode: 'TD24000777',
      product: { id: '1', name: 'Spruce KD SF 22x100x4000' },
      pcs: 240,
      location: 'LTKLJ',
      supply: { id: '2', number: 'S-2026-0012' },
      status: 'blocked',
      note: 'wet',
    } as Lot
    const titles = [
      'Code-barres',
      'Produit',
      'Pcs/colis',
      'Lieu de stockage',
      'Achat',
      'Bloqué',
      'Note',
    ]
    const toCell = (value: string | number | boolean | null) =>
      value === null ? null : { type: value.constructor as never, value }
    const file = await writeExcelFile([
      titles.map(toCell),
      toSheetCells(lot).map(toCell),
      toSheetCells({ ...lot, status: 'available', note: null }).map(toCell),
    ]).toBuffer()
    const sheets = await readWorkbook(new Blob([new Uint8Array(file)]))
    const knownData = {
      product: 'Spruce KD SF 22x100x4000',
      barcode: 'TD24000777',
      pcs: 240,
      location: 'LTKLJ',
      supply: 'S-2026-0012',
      version: null,
    }
    expect(parseWith(sheets, await loadStockSheetKind())).toEqual({
      rows: [
        { row: 2, ...knownData, blocked: true, note: 'wet' },
        { row: 3, ...knownData, blocked: false, note: null },
      ],
      ...{ unread: [], hidden: 0, unmapped: [], questions: [] },
    })
  })
})

it('a barcode that the spreadsheet turned into a date or a formula error is refused', () => {
  const { rows, unread } = parse(
    [new Date('2027-01-01T00:00:00Z'), names[0], 20],
    ['#N/A', names[0], 20],
    ['9001001', names[0], 20],
  )
  expect(rows.map(({ row }) => row)).toEqual([4])
  expect(unread.map(({ row, column, problem }) => [row, column, problem.code])).toEqual([
    [2, 'barcode', 'inexact_code'],
    [3, 'barcode', 'formula_error'],
  ])
})
