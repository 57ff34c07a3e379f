import { describe, expect, it } from 'vitest'
import {
  findTables,
  indexProducts,
  isImperialTable,
  findMissingColumns,
  readWorkbook,
  type ColumnAnswers,
  type Mapping,
  type Sheet,
} from '@/features/read-sheet'
import { createNamedProduct, readTestFile } from '@/features/read-sheet/test-files/read-test-file'
import { loadPriceSheetKind } from '../lib/price-workbook'
import { parsePriceSheet, type ReadableColumn } from './price-sheet'

const sizes = [
  '22x100x4000',
  '22x125x4800',
  '22x150x4800',
  '25x100x4200',
  '47x100x4800',
  '47x150x4800',
  '47x200x5400',
  '50x225x5400',
  '63x150x5100',
  '75x225x5400',
]
const spruce = sizes.map((size) => `Spruce KD SF ${size}`)
const otherProducts = [
  'Pine KD SF 50x150x5400',
  'Spruce C24 KD 45x145x5400',
  'Pine post UC4 green 60x1500',
  'Spruce planed S4S 34x70x4200',
]
const products = indexProducts([...spruce, ...otherProducts].map(createNamedProduct))

async function parseFile(
  name: string,
  answers: ColumnAnswers = {},
  manualMapping: Mapping<ReadableColumn> = {},
) {
  return parseSheets(await readTestFile(name), answers, manualMapping)
}
const parseText = async (text: string) => parseSheets(await readWorkbook(new Blob([text])))

async function parseSheets(
  sheets: readonly Sheet[],
  answers: ColumnAnswers = {},
  manualMapping: Mapping<ReadableColumn> = {},
) {
  const kind = await loadPriceSheetKind()
  const tables = findTables(sheets, kind)
  const table =
    tables.find((one) => findMissingColumns(kind, one.mapping, one).length === 0) ?? tables[0]
  if (!table) throw new Error('The file has no table.')
  const mapping = { ...table.mapping, ...manualMapping }
  return {
    ...parsePriceSheet(table, mapping, products, answers),
    table,
    missing: findMissingColumns(kind, mapping, table),
  }
}
const listRefusals = ({ unread }: Awaited<ReturnType<typeof parseSheets>>) =>
  unread.map(({ row, column, problem }) => [row, column, problem.code])

describe('a price sheet as people send it', () => {
  it('detects the order of day and month from its column', async () => {
    const withQuestion = await parseFile('dates.csv')
    expect(withQuestion.questions).toEqual([
      { kind: 'day_number', column: 'start', written: '46391', count: 1, date: '2027-01-04' },
    ])
    const sheet = await parseFile('dates.csv', { dayNumbers: { start: true } })
    expect(sheet.questions).toEqual([])
    expect(sheet.rows.map(({ row, start_date }) => [row, start_date])).toEqual([
      ...[
        [2, '2027-03-04'],
        [3, '2026-12-31'],
        [4, '2027-01-04'],
        [5, '2027-01-04'],
        [6, '2027-01-04'],
        [7, '2027-01-04'],
        [9, '2027-01-04'],
      ],
    ])
    expect(listRefusals(sheet)).toEqual([
      [8, 'start', 'impossible_date'],
      [10, 'end', 'end_before_start'],
    ])
  })

  it('skips a cover sheet', async () => {
    const { rows, table } = await parseFile('cover-sheet.xlsx')
    expect(table.sheet.name).toBe('Prices')
    expect(rows).toMatchObject([
      {
        row: 2,
        product: spruce[0],
        price: '311.50',
        unit: 'm3',
        sale_unit: 'pack',
        start_date: '2027-01-04',
      },
    ])
  })

  it('applies a merged product cell to three countries', async () => {
    const { rows } = await parseFile('merged-product.xlsx')
    expect(rows.map(({ product, country, price }) => [product, country, price])).toEqual([
      [spruce[0], 'FR', '311.50'],
      [spruce[0], 'BE', '315.50'],
      [spruce[0], 'GB', '319.50'],
    ])
  })

  it('counts hidden rows', async () => {
    const { rows, hidden } = await parseFile('hidden-rows.xlsx')
    expect([rows.length, hidden]).toEqual([2, 1])
  })

  it.each(['sep.csv', 'utf16.csv', 'titles.csv', 'titles2.csv', 'titles-case.csv'])(
    'reads %s as 311.50',
    async (name) => {
      const { rows, unread } = await parseFile(name)
      expect(unread).toEqual([])
      expect(rows).toMatchObject([
        { row: 2, product: spruce[0], price: '311.50', unit: 'm3', start_date: '2027-01-04' },
      ])
    },
  )

  it('matches product names with different case, blanks and signs', async () => {
    const { rows } = await parseFile('name-variants.csv')
    expect(rows.map(({ product }) => product)).toEqual(spruce.slice(0, 4))
  })

  it('reads yes and no in each language', async () => {
    const { rows } = await parseFile('bool.csv')
    expect(rows.map(({ hidden, is_on }) => [hidden, is_on])).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
  })

  it('accepts a price of zero, and refuses rows with an invalid price', async () => {
    const sheet = await parseFile('neg-zero.csv')
    expect(sheet.rows).toMatchObject([{ row: 2, price: '0.00' }])
    expect(listRefusals(sheet)).toEqual([
      [3, 'price', 'below_zero'],
      [4, 'price', 'too_precise'],
      [5, 'price', 'required'],
      [6, 'price', 'no_number'],
    ])
  })

  it('ignores empty rows and columns and a total row', async () => {
    const sheet = await parseFile('empty-trailing.csv')
    expect(sheet.rows.map(({ row }) => row)).toEqual([2])
    expect(listRefusals(sheet)).toEqual([[5, 'unit', 'required']])
  })

  it('reads line breaks in quoted cells', async () => {
    const { rows, table } = await parseFile('quoted-newline.csv')
    expect(rows.map(({ price }) => price)).toEqual(['311.50', '312.50'])
    expect(table.sheet.rows[1]?.[4]).toBe('first line\nsecond "line"')
  })

  it('reads common unit names, and names the allowed units for others', async () => {
    const sheet = await parseFile('units.csv')
    expect(sheet.rows.map(({ row, price, unit }) => [row, price, unit])).toEqual([
      [2, '0.70', 'lm'],
      [4, '311.00', 'm3'],
      [5, '311.00', 'm3'],
      [6, '7.00', 'pcs'],
    ])
    expect(sheet.unread.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [3, 'unit', { code: 'unknown_unit', allowed: ['m3', 'm2', 'lm', 'pcs', 'pack'] }],
      [7, 'unit', { code: 'other_unit', allowed: ['m3', 'lm', 'pcs', 'pack'] }],
    ])
  })

  it('reads a French spreadsheet', async () => {
    const sheet = await parseFile('french-excel.csv')
    expect(sheet.questions).toMatchObject([
      {
        kind: 'date',
        column: 'start',
        readings: [
          { date: '2027-01-04', orders: ['day_first'] },
          { date: '2027-04-01', orders: ['month_first'] },
        ],
      },
    ])
    const { rows } = await parseFile('french-excel.csv', { orders: { start: ['day_first'] } })
    expect(rows).toMatchObject([
      {
        price: '309.50',
        unit: 'm3',
        sale_unit: 'pack',
        start_date: '2027-01-04',
        hidden: false,
        is_on: true,
      },
    ])
  })

  it('reads the titles of sheets that were downloaded before a column was renamed', async () => {
    const { rows, unmapped } = await parseText(
      [
        'Product;Price;Unit;From;Hidden;Switched on',
        'Spruce KD SF 22x100x4000;311,50;m3;2027-01-04;FAUX;VRAI',
        'Pine KD SF 50x150x5400;311,50;m3;2027-01-04;FALSO;FALSO',
      ].join('\n'),
    )
    expect(unmapped).toEqual([])
    expect(rows.map(({ hidden, is_on }) => [hidden, is_on])).toEqual([
      [false, true],
      [false, false],
    ])
  })

  it('finds products by species and sizes, and asks which of two price columns to use', async () => {
    const { table, missing } = await parseFile('panels-per-pc-and-m2.csv')
    expect(table.doubtful).toEqual(['price'])
    expect(missing).toEqual(['price', 'unit', 'start'])
    const { rows } = await parseFile(
      'panels-per-pc-and-m2.csv',
      {},
      { price: { at: 6 }, unit: { value: 'pcs' }, start: { value: '2027-01-04' } },
    )
    expect(rows.map(({ product, price, unit }) => [product, price, unit])).toEqual([
      [spruce[0], '2.74', 'pcs'],
      ['Pine KD SF 50x150x5400', '13.14', 'pcs'],
    ])
  })

  it('asks which product an ambiguous description means', async () => {
    const values = {
      price: { value: '311' },
      unit: { value: 'm3' },
      start: { value: '2027-01-04' },
    }
    const { questions } = await parseFile('parcels.csv', {}, values)
    expect(questions).toMatchObject([{ kind: 'product', names: ['Spruce planed S4S 34x70x4200'] }])
    const [question] = questions
    const text = question?.kind === 'product' ? question.words : ''
    const { rows } = await parseFile(
      'parcels.csv',
      { products: { [text]: 'Spruce planed S4S 34x70x4200' } },
      values,
    )
    expect(rows).toMatchObject([{ product: 'Spruce planed S4S 34x70x4200', price: '311.00' }])
  })

  it('is refused if it is in feet and inches', async () => {
    const { table } = await parseFile('yard-list-per-piece.csv')
    expect(isImperialTable(table)).toBe(true)
  })
})

describe('titles that change the meaning of a column', () => {
  it.each([
    'Price (incl. VAT)',
    'Price incl. VAT',
    'Prix (TTC)',
    'Prix TTC, EUR/m3',
    'Kaina su PVM',
    'Precio (con IVA)',
  ])('a price in "%s" is refused, because it includes VAT', async (title) => {
    const sheet = await parseText(`Product;${title};Unit;From\n${spruce[0]};311,50;m3;2027-01-04`)
    expect(listRefusals(sheet)).toEqual([[2, 'price', 'with_vat']])
  })
  it.each(['Price excl. VAT', 'Prix HT', 'Kaina (be PVM)', 'Precio sin IVA, EUR/m3'])(
    'a price in "%s" is read',
    async (title) => {
      const sheet = await parseText(`Product;${title};Unit;From\n${spruce[0]};311,50;m3;2027-01-04`)
      expect(sheet.rows).toMatchObject([{ price: '311.50', unit: 'm3' }])
    },
  )

  const parseSizes = (thickness: string, width: string, length: string, cells: string) =>
    parseText(
      `Species;Drying;Type;${thickness};${width};${length};Price EUR/m3;From\nSpruce;KD;SF;${cells};311;2027-01-04`,
    )
  it.each([
    ['Thickness (mm)', 'Width (mm)', 'Length (m)', '22;100;4'],
    ['Thickness, cm', 'Width, cm', 'Length, m', '2,2;10;4,000'],
    ['Storis (mm)', 'Plotis (cm)', 'Ilgis [cm]', '22;10;400'],
  ])('sizes in %s, %s and %s find their product', async (thickness, width, length, cells) => {
    const sheet = await parseSizes(thickness, width, length, cells)
    expect(sheet.rows.map(({ product }) => product)).toEqual([spruce[0]])
  })
  it('refuses sizes in inches, and names the column of a wrong size', async () => {
    const inches = await parseSizes('Thickness (in)', 'Width (in)', 'Length (ft)', '2;4;16')
    expect(listRefusals(inches)).toEqual([[2, 'thickness', 'imperial']])
    const half = await parseSizes('Thickness (mm)', 'Width (mm)', 'Length (mm)', '22;100,5;4000')
    expect(listRefusals(half)).toEqual([[2, 'width', 'not_whole']])
  })

  it('reads the prices per company size, and names the columns that it does not read', async () => {
    const sheet = await parseText(
      `Product;Price;Price small;Large price;Unit;From;Remark;Empty\n${spruce[0]};311;320;300;m3;2027-01-04;call first;`,
    )
    expect(sheet.rows).toMatchObject([{ price_small: '320.00', price_large: '300.00' }])
    expect(sheet.unmapped).toEqual(['Remark'])
  })

  it('refuses a unit that differs from the unit of a price title', async () => {
    const sheet = await parseText(
      `Product;Price EUR/m3;Unit;From\n${spruce[0]};311;pcs;2027-01-04\n${spruce[1]};311;m3;2027-01-04`,
    )
    expect(listRefusals(sheet)).toEqual([[2, 'unit', 'differs_from_title']])
    expect(sheet.rows).toHaveLength(1)
  })
})
