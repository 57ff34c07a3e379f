import type { QueryOf } from '../call'

type Sort = NonNullable<QueryOf<'listDeals'>>['sort']
type Plain<Name extends string> = Name extends `-${infer Rest}` ? Rest : Name

/** The column behind each sort; each has an index of its own. */
const COLUMNS = {
  number: 'number_key',
  date: 'date',
  client: 'client_key',
  delivery_week_from: 'delivery_week_from',
  volume_m3: 'volume_l',
  revenue_eur: 'revenue_eur_cents',
  updated_at: 'updated_at',
} as const satisfies Record<Plain<NonNullable<Sort>>, string>

export type SortColumn = (typeof COLUMNS)[keyof typeof COLUMNS]

const NUMBERS: readonly SortColumn[] = ['number_key', 'volume_l', 'revenue_eur_cents']

/** The column that a sort goes by, what it holds, and whether it may be empty. */
export function sortColumn(sort: NonNullable<Sort>): { column: SortColumn; type: 'string' | 'number'; isNullable: boolean } {
  const name = sort.replace(/^-/, '')
  const column = isSorted(name) ? COLUMNS[name] : 'number_key'
  const type = NUMBERS.includes(column) ? 'number' : 'string'
  return { column, type, isNullable: column === 'delivery_week_from' || column === 'revenue_eur_cents' }
}

const isSorted = (name: string): name is keyof typeof COLUMNS => name in COLUMNS
