import type { LinkProps } from '@tanstack/react-router'

/** What a chart shows as a table: the first cell of a row names it. */
export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[]; readonly link: LinkProps | null }[]
}

/** Begins a field that a sheet would take for a formula. */
const FORMULA = /^[=+@\t\r]/

/** The same as text that every sheet reads (RFC 4180), with the mark that tells Excel that it is UTF-8. */
export const csvOf = ({ head, rows }: Pick<ChartTable, 'head'> & { readonly rows: readonly Pick<ChartTable['rows'][number], 'cells'>[] }): string =>
  `\uFEFF${[head, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`

const quoted = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
