import { describe, expect, it } from 'vitest'
import {
  findTables,
  indexProducts,
  findMissingColumns,
  type WorkbookCell,
} from '@/features/read-sheet'
import type { ImportedRow } from '@/entities/price'
import {
  NEEDED_COLUMNS,
  splitSheet,
  READABLE_COLUMNS,
  parsePriceSheet,
  type SheetColumn,
  type SheetRow,
} from './price-sheet'
import { createSheetPreview } from './sheet-preview'

const kind = {
  columns: READABLE_COLUMNS,
  required: NEEDED_COLUMNS,
  match: (title: string) =>
    READABLE_COLUMNS.filter((column) => column === title).map((column) => ({
      column,
      isWhole: true,
    }))[0] ?? null,
}
const head: readonly SheetColumn[] = [
  'product',
  'price',
  'unit',
  'start',
  'end',
  'company',
  'country',
  'hidden',
  'is_on',
  'sale_unit',
  'price_large',
]
function parse(...lines: readonly (readonly WorkbookCell[])[]) {
  const [table] = findTables(
    [{ name: '', rows: [[...head], ...lines], hiddenRows: new Set<number>() }],
    kind,
  )
  if (!table) throw new Error('The sheet has no table.')
  return parsePriceSheet(table, table.mapping, indexProducts([]), {})
}
const createRow = (change: Partial<SheetRow>): SheetRow => ({
  row: 2,
  product: 'Spruce',
  country: null,
  company: null,
  price: '1.00',
  price_small: null,
  price_medium: null,
  price_large: null,
  start_date: '2026-01-01',
  end_date: null,
  unit: 'm3',
  sale_unit: 'm3',
  hidden: false,
  is_on: true,
  ...change,
})

describe('a price sheet', () => {
  it('is parsed from typed numbers and dates or from text', () => {
    const { rows, unread } = parse(
      [
        'Spruce',
        301.5,
        'm³',
        new Date('2026-12-01T00:00:00Z'),
        null,
        null,
        'fr',
        null,
        null,
        'packs',
        294,
      ],
      [null, '', undefined],
      ['Pine', '1 250,25 €', 'ml', '01.12.2026', '31/12/2026', 'Charpentes Lemoine', '', 'x', 'no'],
    )
    expect(unread).toEqual([])
    expect(rows).toEqual([
      createRow({
        price: '301.50',
        price_large: '294.00',
        start_date: '2026-12-01',
        country: 'FR',
        sale_unit: 'pack',
      }),
      createRow({
        row: 4,
        product: 'Pine',
        company: 'Charpentes Lemoine',
        price: '1250.25',
        unit: 'lm',
        sale_unit: 'lm',
        start_date: '2026-12-01',
        end_date: '2026-12-31',
        hidden: true,
        is_on: false,
      }),
    ])
  })

  it('reports each unreadable cell, and continues', () => {
    const { rows, unread } = parse(
      ['Spruce', 'cheap', 'm3', '2026-12-01'],
      ['', 3, 'm3', '2026-12-01'],
      ['Pine', 3, 'yard', '2026-12-01'],
      ['Pine', 3, 'm3', null],
      ['Pine', 3, 'm3', 'soon'],
      ['Pine', 3, 'm3', '2026-12-01', null, null, null, 'perhaps'],
      ['Pine', 3.25, 'm3', '2026-12-01'],
    )
    expect(unread.map(({ row: at, column }) => [at, column])).toEqual([
      [2, 'price'],
      [3, 'product'],
      [4, 'unit'],
      [5, 'start'],
      [6, 'start'],
      [7, 'hidden'],
    ])
    expect(rows.map(({ row: at, price }) => [at, price])).toEqual([[8, '3.25']])
  })

  it('keeps the scope of an unreadable row', () => {
    const { unread } = parse(
      ['Pine', 'cheap', 'm3', '2026-12-01', null, null, 'France'],
      ['Pine', 'cheap', 'm3', '2026-12-01', null, 'Bois du Rhône'],
      ['Pine', 3, 'm3', '2026-12-01', null, null, 'Nowhere'],
    )
    expect(unread.map(({ country, company, column }) => [country, company, column])).toEqual([
      ['FR', null, 'price'],
      [null, 'Bois du Rhône', 'price'],
      [null, null, 'country'],
    ])
  })

  it('in another currency is refused, by its title or cell', () => {
    const [table] = findTables(
      [
        {
          name: '',
          rows: [
            ['product', 'Price USD/m3', 'start'],
            ['Spruce', '311', '2026-12-01'],
          ],
          hiddenRows: new Set<number>(),
        },
      ],
      kind,
    )
    if (!table) throw new Error('The sheet has no table.')
    const { rows, unread } = parsePriceSheet(
      table,
      { product: { at: 0 }, price: { at: 1 }, start: { at: 2 } },
      indexProducts([]),
      {},
    )
    expect([rows, unread.map(({ column, problem }) => [column, problem.code])]).toEqual([
      [],
      [['price', 'other_currency']],
    ])
    const inCells = parse(
      ['Spruce', '311 $', 'm3', '2026-12-01'],
      ['Spruce', '311 € HT', 'm3', '2026-12-01'],
    )
    expect([
      inCells.rows.map(({ price }) => price),
      inCells.unread.map(({ problem }) => problem.code),
    ]).toEqual([['311.00'], ['other_currency']])
  })

  it('reports missing required columns', () => {
    expect(findMissingColumns(kind, { product: { at: 0 } }, { titles: ['Prekė'] })).toEqual([
      'price',
      'unit',
      'start',
    ])
    expect(findMissingColumns(kind, {}, { titles: [] })).toEqual([
      'product',
      'price',
      'unit',
      'start',
    ])
    // The price's header may name its unit.
    expect(
      findMissingColumns(
        kind,
        { product: { at: 0 }, price: { at: 1 } },
        { titles: ['Prekė', 'Kaina EUR/m3'] },
      ),
    ).toEqual(['start'])
  })

  it('is sent in parts that keep a product together; a large product is split by scope', () => {
    const products = ['a', 'b', 'a', 'c', 'b', 'a'].map((product, i) =>
      createRow({ product, row: i + 2 }),
    )
    expect(splitSheet(products, 4).map((part) => part.map(({ row: at }) => at))).toEqual([
      [2, 4, 7],
      [3, 6, 5],
    ])
    const large = ['x', 'y', 'x', 'y', 'x'].map((company, i) => createRow({ company, row: i + 2 }))
    expect(splitSheet(large, 3).map((part) => part.map(({ row: at }) => at))).toEqual([
      [2, 4, 6],
      [3, 5],
    ])
    const scopes = ['x', 'x', 'y', 'y', 'z', 'z'].map((company, i) =>
      createRow({ company, row: i + 2 }),
    )
    expect(splitSheet(scopes, 3).map((part) => part.map(({ row: at }) => at))).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
    ])
    expect(splitSheet([])).toEqual([])
  })

  it('is sent with unchanged rows of a changed product, which affect its periods', () => {
    const rows = ['a', 'a', 'b', 'a'].map((product, i) => createRow({ product, row: i + 2 }))
    const previewed = (['new', 'same', 'same', 'refused'] as const).map(
      (outcome, i) => ({ ...rows[i], outcome, version: null }) as ImportedRow,
    )
    const { changes, rowsToSend } = createSheetPreview(
      { rows, unread: [], hidden: 0, unmapped: [] },
      previewed,
      [],
    )
    expect([changes, rowsToSend.map(({ row: at }) => at)]).toEqual([1, [2, 3]])
  })
})
