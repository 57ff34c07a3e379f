import { describe, expect, it, vi } from 'vitest'
import type { RecordColumn } from './column'
import { collectSheet, toSheetCell, type ExportPage } from './workbook'

interface Deal {
  number: string
  revenue: string | null
  updated_at: string
}

const columns: readonly RecordColumn<Deal>[] = [
  {
    id: 'number',
    title: 'Number',
    width: 100,
    cell: (deal) => deal.number,
    sheet: { type: 'text', value: (deal) => deal.number },
  },
  {
    id: 'revenue',
    title: 'Revenue',
    unit: 'EUR',
    width: 100,
    align: 'end',
    cell: (deal) => deal.revenue,
    sheet: { type: 'number', places: 2, value: (deal) => deal.revenue },
  },
]

const createDeal = (number: string): Deal => ({
  number,
  revenue: '1250.50',
  updated_at: '2026-11-20T23:10:00Z',
})
const pages: Record<string, ExportPage<Deal>> = {
  first: { items: [createDeal('D-1'), createDeal('D-2')], next_cursor: 'second', total: 3 },
  second: { items: [createDeal('D-3')], next_cursor: null, total: null },
}
const fetchPage = ({ cursor }: { cursor: string | undefined }) =>
  Promise.resolve(pages[cursor ?? 'first']!)

describe('a sheet of all matching rows', () => {
  it('has a header with units, and the rows of every page', async () => {
    const sheet = await collectSheet(columns, fetchPage, new AbortController().signal, () => {})
    expect(sheet.map((row) => row.map((cell) => (cell as { value: unknown }).value))).toEqual([
      ['Number', 'Revenue, EUR'],
      ['D-1', 1250.5],
      ['D-2', 1250.5],
      ['D-3', 1250.5],
    ])
  })

  it('has a note of a figure in a column beside it, and plain spaces in its header', async () => {
    const noted = columns.map((column) =>
      column.id === 'revenue'
        ? { ...column, sheetNote: { title: 'Kind of\u00a0figure', value: () => 'planned' } }
        : column,
    )
    const sheet = await collectSheet(noted, fetchPage, new AbortController().signal, () => {})
    expect(
      sheet.slice(0, 2).map((row) => row.map((cell) => (cell as { value: unknown }).value)),
    ).toEqual([
      ['Number', 'Revenue, EUR', 'Kind of figure'],
      ['D-1', 1250.5, 'planned'],
    ])
  })

  it('reports progress after each page', async () => {
    const onProgress = vi.fn()
    await collectSheet(columns, fetchPage, new AbortController().signal, onProgress)
    expect(onProgress.mock.calls).toEqual([
      [2, 3],
      [3, 3],
    ])
  })

  it('stops between pages after cancellation', async () => {
    const controller = new AbortController()
    const fetchSpy = vi.fn(fetchPage)
    const collecting = collectSheet(columns, fetchSpy, controller.signal, () => controller.abort())
    await expect(collecting).rejects.toThrow('aborted')
    expect(fetchSpy).toHaveBeenCalledTimes(1)
  })
})

describe('a cell of the sheet', () => {
  it('is a number if the list shows one, so that it can be summed', () => {
    expect(toSheetCell(columns[1]!.sheet!, createDeal('D-1'))).toEqual({
      type: Number,
      value: 1250.5,
      format: '#,##0.00',
    })
  })

  it('is 100 % for the exact whole only, as on the screen', () => {
    const toValue = (percent: string) =>
      toSheetCell({ type: 'share', places: 1, value: () => percent }, null)?.value
    expect(['99.97', '100', '100.01'].map(toValue)).toEqual([99.9, 100, 100.1])
  })

  it('has the decimals of its currency', () => {
    const formats = (['amount', 'price'] as const).flatMap((type) =>
      ['EUR', 'JPY'].map((currency) =>
        toSheetCell<Deal>(
          { type, currency: () => currency, value: (row) => row.revenue },
          createDeal('D-1'),
        ),
      ),
    )
    expect(formats.map((cell) => cell?.format)).toEqual([
      '#,##0.00',
      '#,##0',
      '#,##0.00##',
      '#,##0',
    ])
  })

  it('is the local day that the list shows, also after midnight in Vilnius', () => {
    vi.stubEnv('TZ', 'Europe/Vilnius')
    const readDay = (value: string) =>
      toSheetCell({ type: 'date', value: () => value }, null)?.value
    expect(readDay('2026-11-20')).toEqual(new Date('2026-11-20T00:00:00Z'))
    expect(readDay('2026-11-20T22:30:00.000Z')).toEqual(new Date('2026-11-21T00:00:00Z'))
    vi.unstubAllEnvs()
  })

  it('is empty without a value', () => {
    expect(toSheetCell(columns[1]!.sheet!, { ...createDeal('D-1'), revenue: null })).toBeNull()
  })
})

it.each(['=HYPERLINK("https://evil.example")', '+1', '-1+1', '@SUM(A1)', '\t=1'])(
  'the text %j is written as text, not as a formula',
  (text) => {
    expect(toSheetCell({ type: 'text', value: () => text }, null)).toEqual({
      type: String,
      value: text,
    })
  },
)
