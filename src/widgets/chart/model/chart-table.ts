import type { LinkProps } from '@tanstack/react-router'
import { toPlainText } from '@/shared/i18n'

/** A chart's data as a table; the first cell of a row is its header. */
export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly string[]
    readonly link: LinkProps | null
  }[]
}

/** Characters at the start of a field that a spreadsheet reads as a formula. */
const FORMULA_PREFIX = /^[=+\-@\t\r]/

/** A number that a spreadsheet may read as one. */
const NUMBER = /^-?\d+([.,]\d+)?$/

/** A decimal number in the contract's format. */
const PLAIN_NUMBER = /^-?\d+\.\d+$/

/**
 * Returns the table as CSV (RFC 4180) with a byte order mark, so that Excel detects UTF-8. Locales
 * with a decimal comma get it in numbers and a semicolon as the separator.
 * @param decimal the reader's decimal mark
 */
export function formatCsv(
  {
    head,
    rows,
  }: Pick<ChartTable, 'head'> & {
    readonly rows: readonly Pick<ChartTable['rows'][number], 'cells'>[]
  },
  decimal: '.' | ',',
): string {
  const separator = decimal === ',' ? ';' : ','
  const quoteIfNeeded = (cell: string) =>
    quoteCell(PLAIN_NUMBER.test(cell) ? cell.replace('.', decimal) : cell)
  return `\uFEFF${[head, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoteIfNeeded).join(separator)).join('\r\n')}\r\n`
}

function quoteCell(cell: string): string {
  const text = toPlainText(cell)
  const isFormula = FORMULA_PREFIX.test(text) && !NUMBER.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}
