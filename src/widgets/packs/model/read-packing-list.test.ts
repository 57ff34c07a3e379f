import { describe, expect, it } from 'vitest'
import { type ColumnAnswers, findTables } from '@/features/read-sheet'
import { formatTally, UNMEASURED } from '@domain/timber'
import { packingListKind, prepareSheets } from './packing-list-kind'
import type { PackLine } from './find-pack-lines'
import { readPackingList } from './read-packing-list'

type Cells = readonly (string | number | null)[]

const board = (
  id: string,
  thickness_mm: number,
  width_mm: number,
  length: Partial<PackLine['dimensions']> = {},
) => ({ id, name: id, dimensions: { ...UNMEASURED, thickness_mm, width_mm, ...length } })
const random = (from_mm: number, to_mm: number) =>
  ({ lengths: { kind: 'range', from_mm, to_mm, average_mm: null } }) as const
const lines: readonly PackLine[] = [board('narrow', 47, 150), board('wide', 47, 200)]

function findTable(rows: readonly Cells[]) {
  const sheets = prepareSheets([{ name: '', rows, hiddenRows: new Set<number>() }])
  const [table] = findTables(sheets, packingListKind)
  if (!table) throw new Error('The sheet has no table')
  return table
}

function read(
  rows: readonly Cells[],
  answers: ColumnAnswers = {},
  ofLines: readonly PackLine[] = lines,
) {
  const table = findTable(rows)
  return readPackingList(table, table.mapping, answers, ofLines)
}

const list = (rows: readonly Cells[], ofLines?: readonly PackLine[]) =>
  read(rows, {}, ofLines).packs.map(
    ({ number, lineId, tally }) => `${number} ${lineId} ${formatTally(tally)}`,
  )

describe('a packing list', () => {
  it('has a row for each pack with its length and pieces', () => {
    expect(
      list([
        ['Sägewerk Nord GmbH', null],
        ['Paketnummer', 'Querschnitt', 'Länge', 'Stück'],
        ['K26-1', '47x150', '4,8', '96'],
        ['K26-2', '47 x 200 mm', '5,4', '72'],
      ]),
    ).toEqual(['K26-1 narrow 4.8 (96)', 'K26-2 wide 5.4 (72)'])
  })

  it('has a row for each length, the number on the first one or on all', () => {
    expect(
      list([
        ['Pack no', 'Thickness', 'Width', 'Length', 'Pcs', 'm3'],
        ['K26-1', 47, 150, 3900, 40, 1.1],
        ['', 47, 150, 4200, 60, 1.776],
        ['', '', '', '', 100, 2.876],
        ['K26-2', 47, 200, 4200, 30, 1.184],
        ['k26-2', 47, 200, 3900, 10, 0.367],
        ['Total', null, null, null, 140, 4.427],
      ]),
    ).toEqual(['K26-1 narrow 3.9 (40) 4.2 (60)', 'K26-2 wide 3.9 (10) 4.2 (30)'])
  })

  it('has a column for each length, with totals that are checked', () => {
    const parsed = read([
      ['Paketo Nr.', 'Matmenys', '3,0', '3,3', '3,6', 'Vnt. iš viso', 'm3'],
      [101, '47x150', 40, '-', 60, 100, 2.37],
      [102, '47x150', '', 12, '', 13, 0.28],
      ['', 'Iš viso', 40, 12, 60, 112, 2.65],
    ])
    expect(parsed.packs).toMatchObject([
      { row: 2, number: '101', lineId: 'narrow', tally: [{ length_mm: 3000, pcs: 40 }, {}] },
    ])
    expect(parsed.unread).toEqual([{ row: 3, number: '102', column: null, problem: 'other_total' }])
    expect(parsed.unmapped).toEqual(['m3'])
  })

  it('may have its titles in two rows, and the section in a heading', () => {
    expect(
      list([
        ['Pack', 'Length, cm', null, null],
        [null, 300, 330, 360],
        ['47x200', null, null, null],
        ['A1', 10, null, 5],
        ['150 x 47', null, null, null],
        ['A2', null, 20, null],
      ]),
    ).toEqual(['A1 wide 3.0 (10) 3.6 (5)', 'A2 narrow 3.3 (20)'])
  })

  it('may leave out what the supply knows', () => {
    expect(
      list(
        [
          ['Pack', '3.9', '4.2'],
          ['A1', 40, 60],
        ],
        [board('only', 47, 150)],
      ),
    ).toEqual(['A1 only 3.9 (40) 4.2 (60)'])
    expect(
      list([
        ['Pack', 'Size', 'Pcs'],
        ['A1', 'Spruce 47x150x4800 C24', 96],
      ]),
    ).toEqual(['A1 narrow 4.8 (96)'])
  })

  it('finds the line of one length among lines of one section', () => {
    const fixed = [
      board('short', 47, 150, { length_mm: 3900 }),
      board('long', 47, 150, { length_mm: 4800 }),
    ]
    expect(
      list(
        [
          ['Pack', 'Length', 'Pcs'],
          ['A1', '4.8', 96],
        ],
        fixed,
      ),
    ).toEqual(['A1 long 4.8 (96)'])
  })

  it('finds the line that accepts each length of the pack', () => {
    const ranges = [
      board('short', 47, 150, random(2400, 3900)),
      board('long', 47, 150, random(3900, 5400)),
    ]
    const rows = [
      ['Pack', 'Length', 'Pcs'],
      ['A1', '3.9', 40],
      ['', '4.2', 60],
      ['A2', '2.4', 40],
      ['', '3.0', 60],
      ['A3', '3.9', 20],
    ]
    expect(read(rows, {}, ranges)).toMatchObject({
      packs: [
        { number: 'A1', lineId: 'long' },
        { number: 'A2', lineId: 'short' },
      ],
      questions: [{ written: 'A3', count: 1 }],
    })
  })

  it('asks once for the line of each section that several lines fit', () => {
    const woods = [board('pine', 47, 150), board('spruce', 47, 150)]
    const wide = [board('pine wide', 47, 200), board('spruce wide', 47, 200)]
    const rows = [
      ['Pack', 'Size', 'Length', 'Pcs'],
      ['A1', '47x150', '4.8', 96],
      ['A2', '47x200', '4.8', 60],
      ['A3', '150x47', '4.8', 96],
    ]
    const { packs, unread, questions } = read(rows, {}, [...woods, ...wide])
    expect([packs, unread]).toEqual([[], []])
    expect(questions).toMatchObject([
      { column: 'line', written: '47×150, A1 … A3', count: 2, options: [{}, { value: 'spruce' }] },
      { column: 'line', written: '47×200, A2', count: 1 },
    ])
    const [narrow, other] = questions.map((question) => 'words' in question && question.words)
    const choices = { [String(narrow)]: 'spruce', [String(other)]: '' }
    expect(read(rows, { choices }, [...woods, ...wide])).toMatchObject({
      packs: [{ lineId: 'spruce' }, { lineId: 'spruce' }],
      unread: [{ number: 'A2', problem: 'no_line' }],
      questions: [],
    })
  })

  it('has the weight, barcode and mark of all rows of a pack', () => {
    const rows = [
      ['Pack', 'Size', 'Length', 'Pcs', 'Weight', 'Barcode', 'Mark'],
      ['one', '47x150', '3.9', 40, '', '', 'red'],
      ['', '', '4.2', 60, 1352, 'B-1', ''],
      ['same', '47x150', '3.9', 40, 1352, 'B-2', ''],
      ['same', '47x150', '4.2', 60, 1352, 'B-2', ''],
      ['each', '47x150', '3.9', 40, 540, '', ''],
      ['', '', '4.2', 60, 812, '', ''],
    ]
    expect(read(rows).packs).toMatchObject([
      { number: 'one', weight_kg: 1352, barcode: 'B-1', mark: 'red' },
      { number: 'same', weight_kg: 1352, barcode: 'B-2', mark: null },
      { number: 'each', weight_kg: 1352 },
    ])
  })

  it('reports rows of a pack that contradict each other', () => {
    const { packs, unread } = read([
      ['Pack', 'Size', 'Length', 'Pcs', 'Weight', 'Barcode', 'Mark'],
      ['A1', '47x150', '3.9', 40, 540, '', ''],
      ['', '', '4.2', 60, 812, '', ''],
      ['', '', '4.8', 10, '', '', ''],
      ['A2', '47x150', '3.9', 40, '', 'B-1', ''],
      ['', '', '4.2', 60, '', 'B-2', ''],
      ['A3', '47x150', '3.9', 40, '', '', 'red'],
      ['', '', '4.2', 60, '', '', 'blue'],
    ])
    expect(packs).toEqual([])
    expect(unread.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'part_unread'],
      [3, 'part_unread'],
      [4, 'no_weight'],
      [5, 'part_unread'],
      [6, 'other_barcode'],
      [7, 'part_unread'],
      [8, 'other_mark'],
    ])
  })

  it('asks for the unit if the lengths may be in two', () => {
    const rows = [
      ['Pack', 'Size', '800', '1000', '1200'],
      ['A1', '47x150', 40, null, 60],
    ]
    expect(read(rows).questions).toEqual([
      {
        kind: 'length_unit',
        column: 'length',
        written: '800',
        count: 3,
        readings: [
          { unit: 'cm', metres: '8.0' },
          { unit: 'mm', metres: '0.8' },
        ],
      },
    ])
    expect(read(rows, { lengthUnits: { length: 'mm' } }).packs[0]?.tally[0]?.length_mm).toBe(800)
  })

  it('reports each row that it does not read, and no part of a pack', () => {
    const { packs, unread } = read([
      ['Pack no', 'Size', 'Length', 'Pcs', 'Weight'],
      ['A1', '47x150', '3.9', 'many', ''],
      ['', '', '4.2', 60, ''],
      ['A2', '63x150', '3.9', 40, ''],
      ['A3', '47x150', '3.9', 40, '1.352 kg'],
      ['A4', '47x150', '', 40, ''],
      ['A5', '47x150', '3.9', '', ''],
      ['A6', '47x150', '3.9', 40, ''],
      ['A6', '47x150', '3.9', 40, ''],
      ['a3', '47x150', '4.2', 40, ''],
      ['A7', '2x4', '4.2', 40, ''],
      ['x'.repeat(41), '47x150', '4.2', 40, ''],
    ])
    expect(packs.map(({ number, weight_kg }) => [number, weight_kg])).toEqual([['A3', 1352]])
    expect(unread.map(({ row, column, problem }) => [row, column, problem])).toEqual([
      [2, null, 'no_count'],
      [3, null, 'part_unread'],
      [4, null, 'no_line'],
      [6, null, 'no_length'],
      [7, null, 'no_pieces'],
      [8, null, 'repeated_length'],
      [9, null, 'repeated_length'],
      [10, null, 'repeated_number'],
      [11, 'size', { code: 'imperial' }],
      [12, 'pack_number', { code: 'too_long', limit: 40 }],
    ])
  })

  it('names the length and the text of a cell that is no whole number of pieces', () => {
    const { unread } = read([
      ['Pack', 'Size', '3,0 m', '3,3 m'],
      ['A1', '47x150', 40, 'x'],
      ['A2', '47x150', '2,5', 12],
    ])
    expect(unread).toEqual([
      { row: 2, number: 'A1', column: null, problem: 'no_count', title: '3,3 m', written: 'x' },
      { row: 3, number: 'A2', column: null, problem: 'no_count', title: '3,0 m', written: '2,5' },
    ])
  })

  it('asks for the columns if neither lengths nor pieces have a known title', () => {
    const table = findTable([
      ['Pack', 'A', 'B'],
      ['K1', '4.8', '96'],
    ])
    expect(packingListKind.isIncomplete?.(table.mapping, table)).toBe(true)
  })
})
