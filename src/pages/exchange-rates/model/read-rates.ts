import type { ExchangeRateWrite } from '@/entities/price'
import {
  getCellNumberForm,
  getCellText,
  readWorkbook,
  type WorkbookCell,
} from '@/features/read-sheet'
import { vCurrency, vExchangeRate } from '@contract/validators'
import { detectNumberForm, readNumber, unknownNumberForm } from '@domain/numbers'
import { detectDateOrder, readDate } from '@domain/readers'
import { dequal } from 'dequal/lite'
import { is } from 'valibot'

export type RateProblemCode =
  'day' | 'rate' | 'ambiguous_day' | 'ambiguous_rate' | 'twice' | 'euro' | 'future'

/** A cell that could not be read. `row` counts from 1, as spreadsheets do. */
export interface RateProblem {
  readonly row: number
  readonly text: string
  readonly code: RateProblemCode
}

/** Rates of a file with their rows, and what could not be read. */
export interface ReadRates {
  readonly rates: readonly (ExchangeRateWrite & { readonly row: number })[]
  readonly problems: readonly RateProblem[]
}

type Currency = ExchangeRateWrite['currency']
interface RateCell {
  row: number
  day: WorkbookCell
  currency: Currency
  rate: WorkbookCell
}

const toCurrency = (cell: WorkbookCell): Currency | null => {
  const text = getCellText(cell).toUpperCase()
  return is(vCurrency, text) ? text : null
}

/** True for the N/A that the European Central Bank writes for a currency without a rate. */
const isEmptyRate = (cell: WorkbookCell): boolean => /^(n\/a|-|–)?$/i.test(getCellText(cell))

/**
 * Reads a file of rates in units per euro: a column for each currency, as the European Central Bank
 * publishes them, or a row for each day, currency and rate. Other currencies are left out.
 * @throws if the file is neither a workbook nor a .csv
 */
export async function readRates(file: Blob): Promise<ReadRates> {
  const sheets = await readWorkbook(file)
  return readCells(sheets.flatMap(({ rows }) => findByColumn(rows) ?? findByRow(rows)))
}

/** True for a row of currencies, which may be unknown ones, after a first cell. */
const isHead = ([first, ...cells]: readonly WorkbookCell[]): boolean =>
  toCurrency(first) === null &&
  cells.some((cell) => toCurrency(cell) !== null) &&
  cells.every((cell) => !/\d/.test(getCellText(cell)))

/** Cells of a table with currencies as titles and a day in the first column; null if it is none. */
function findByColumn(rows: readonly (readonly WorkbookCell[])[]): RateCell[] | null {
  const head = rows.findIndex(isHead)
  const titles = rows[head]
  if (!titles || rows.slice(head + 1).some((cells) => cells.some((cell) => toCurrency(cell))))
    return null
  return rows.slice(head + 1).flatMap((cells, i) =>
    titles.flatMap((title, column) => {
      const currency = toCurrency(title)
      const rate = cells[column]
      return currency === null || isEmptyRate(rate)
        ? []
        : [{ row: head + i + 2, day: cells[0], currency, rate }]
    }),
  )
}

/** Cells of rows with a currency; the day is the first other cell, the rate the second. */
function findByRow(rows: readonly (readonly WorkbookCell[])[]): RateCell[] {
  return rows.flatMap((cells, i) => {
    const currency = cells.map(toCurrency).find((found) => found !== null)
    const [day, rate] = cells.filter(
      (cell) => getCellText(cell) !== '' && toCurrency(cell) === null,
    )
    return currency === undefined || isEmptyRate(rate) ? [] : [{ row: i + 1, day, currency, rate }]
  })
}

function readCells(cells: readonly RateCell[]): ReadRates {
  const order = detectDateOrder(cells.map(({ day }) => getCellText(day)))
  const form =
    detectNumberForm(cells.flatMap(({ rate }) => (typeof rate === 'string' ? [rate] : []))) ??
    unknownNumberForm
  const rates: (ExchangeRateWrite & { row: number })[] = []
  const problems: RateProblem[] = []
  const seen = new Set<string>()
  for (const { row, day, currency, rate } of cells) {
    // Reports an invalid day once, not once per currency of the row.
    const refuse = (cell: WorkbookCell, code: RateProblemCode) => {
      const problem = { row, text: getCellText(cell), code }
      if (!dequal(problems.at(-1), problem)) problems.push(problem)
    }
    const readDay = readDate(getCellText(day), order ? [order] : undefined)
    const number = readNumber(getCellText(rate), getCellNumberForm(rate, form))
    if (!readDay.ok && 'code' in readDay) refuse(day, 'ambiguous_day')
    else if (!readDay.ok || readDay.value === null) refuse(day, 'day')
    else if (!number.ok) refuse(rate, number.code === 'no_number' ? 'rate' : 'ambiguous_rate')
    else if (!is(vExchangeRate, number.value)) refuse(rate, 'rate')
    else if (currency === 'EUR') refuse(rate, 'euro')
    else if (seen.has(`${readDay.value} ${currency}`)) refuse(currency, 'twice')
    else {
      seen.add(`${readDay.value} ${currency}`)
      rates.push({ row, day: readDay.value, currency, rate: number.value })
    }
  }
  return { rates, problems }
}
