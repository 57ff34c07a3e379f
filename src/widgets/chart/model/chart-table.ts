import type { LinkProps } from '@tanstack/react-router'

/** What a chart shows as a table: the first cell of a row names it. */
export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly cells: readonly string[]
    readonly link: LinkProps | null
  }[]
}

/** Begins a field that a sheet would take for a formula. */
const FORMULA_PREFIX = /^[=+@\t\r]/

/** A value as the contract writes it. */
const PLAIN_NUMBER = /^-?\d+\.\d+$/

/**
 * The same as text that a sheet opens by a double click (RFC 4180), with the mark that tells Excel that it is UTF-8. Where people write a decimal
 * comma, Excel expects it in numbers, and a semicolon between cells.
 * @param decimal how the reader writes it
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
  const between = decimal === ',' ? ';' : ','
  const written = (cell: string) =>
    quoteCell(PLAIN_NUMBER.test(cell) ? cell.replace('.', decimal) : cell)
  return `\uFEFF${[head, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(written).join(between)).join('\r\n')}\r\n`
}

const quoteCell = (cell: string): string =>
  `"${(FORMULA_PREFIX.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
