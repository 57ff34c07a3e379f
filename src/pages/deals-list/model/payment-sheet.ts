import {
  type ColumnAnswers,
  findUnmappedTitles,
  type FoundTable,
  getCellText,
  type Mapping,
  matchTitles,
  readColumnValues,
  readTableLines,
  type SheetKind,
  type ValueQuestion,
} from '@/features/read-sheet'
import type { Schemas } from '@/shared/api'
import { vCurrency } from '@contract/validators'
import {
  readCurrency,
  readMoney,
  readText,
  type ReadProblem,
  type ReadValue,
} from '@domain/readers'

/** Columns of a payment sheet, in display order. */
export const PAYMENT_COLUMNS = ['date', 'amount', 'currency', 'reference', 'payer'] as const
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number]

/** Maximum number of rows, as in the contract. */
export const MAX_PAYMENTS = 500

/** A row with an unreadable cell. */
export interface UnreadPayment {
  readonly row: number
  readonly reference: string
  readonly column: PaymentColumn
  readonly problem: ReadProblem
}

/** A parsed sheet: valid rows, unreadable rows, and questions to answer first. */
export interface ParsedPayments {
  /** Name of the worksheet. */
  readonly sheetName: string
  readonly rows: readonly Schemas['PaymentSheetRow'][]
  readonly unread: readonly UnreadPayment[]
  /** Number of rows hidden by the spreadsheet. They are read too. */
  readonly hidden: number
  readonly unmapped: readonly string[]
  readonly questions: readonly ValueQuestion<PaymentColumn>[]
}

/** Loads the columns of a sheet of payments with their titles in all languages. */
export async function loadPaymentSheetKind(): Promise<SheetKind<PaymentColumn>> {
  const languages = await Promise.all([
    import('../i18n/en.json'),
    import('../i18n/fr.json'),
    import('../i18n/lt.json'),
    import('../i18n/es.json'),
  ])
  return {
    columns: PAYMENT_COLUMNS,
    required: ['date', 'amount', 'currency', 'reference'],
    match: matchTitles(
      PAYMENT_COLUMNS,
      languages.map(({ default: texts }) => texts.payments.columns),
    ),
  }
}

const MAX_REFERENCE = 500
const MAX_PAYER = 160

/** Parses a table whose columns are mapped. */
export function parsePaymentSheet(
  table: FoundTable<PaymentColumn>,
  mapping: Mapping<PaymentColumn>,
  answers: ColumnAnswers,
): ParsedPayments {
  const lines = readTableLines(table, mapping)
  const values = readColumnValues(lines, answers)
  const readDate = values.createDateReader('date')
  const amountReaders = new Map(
    vCurrency.options.map((currency) => [
      currency,
      values.createNumberReader('amount', true, (text, form) => readMoney(text, currency, form)),
    ]),
  )
  const rows: Schemas['PaymentSheetRow'][] = []
  const unread: UnreadPayment[] = []
  for (const line of lines) {
    const [referenceText, payerText] = [
      getCellText(line.at('reference')),
      getCellText(line.at('payer')),
    ]
    const currency = toRequired(readCurrency(getCellText(line.at('currency'))))
    const date = toRequired(readDate(line.at('date')))
    const readAmount = amountReaders.get((currency.ok && currency.value) || 'EUR')
    const amount = toRequired(readAmount?.(line.at('amount')))
    const reference = readText(referenceText, MAX_REFERENCE)
    const payer = readText(payerText, MAX_PAYER)
    const cells: readonly (readonly [PaymentColumn, ReadValue<unknown>])[] = [
      ['date', date],
      ['currency', currency],
      ['amount', amount],
      ['reference', reference],
      ['payer', payer],
    ]
    const refused = cells.flatMap(([column, cell]) =>
      cell.ok ? [] : [{ column, problem: cell.problem }],
    )[0]
    if (refused) unread.push({ row: line.row, reference: referenceText, ...refused })
    else if (currency.ok && currency.value && date.ok && date.value && amount.ok && amount.value)
      rows.push({
        row: line.row,
        date: date.value,
        amount: amount.value,
        currency: currency.value,
        reference: referenceText || null,
        payer: payerText || null,
        deal_number: null,
      })
  }
  const questions = values.questions()
  const hidden = lines.filter(({ row }) => table.sheet.hiddenRows.has(row)).length
  return {
    sheetName: table.sheet.name,
    rows,
    unread,
    hidden,
    unmapped: findUnmappedTitles(table, mapping),
    questions,
  }
}

const REQUIRED = { ok: false, problem: { code: 'required' } } as const

/** An empty cell is refused. Until an ambiguous value is decided, the row has none. */
const toRequired = <Value>(read: ReadValue<Value> | undefined): ReadValue<Value> =>
  !read || (read.ok && read.value === null) ? REQUIRED : read
