import type { FoundTable, Mapping, ColumnSource } from '../lib/find-table'

/** Titles by column, by the set of all titles that a sheet has. */
type RememberedColumns = Record<string, Record<string, string>>

const storageKey = (person: string, kind: string) => `sheet-columns ${person} ${kind}`
const titlesKey = (titles: readonly string[]) => titles.filter(Boolean).toSorted().join('\n')

function readRememberedColumns(person: string, kind: string): RememberedColumns {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(person, kind)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as RememberedColumns) : {}
  } catch {
    return {}
  }
}

/** Returns the columns that this person chose for a sheet with the same titles; null if there was none. */
export function findRememberedMapping<Column extends string>(
  person: string,
  kind: string,
  columns: readonly Column[],
  { titles }: Pick<FoundTable<Column>, 'titles'>,
): Mapping<Column> | null {
  const chosen = readRememberedColumns(person, kind)[titlesKey(titles)]
  if (!chosen) return null
  const mapping: Partial<Record<Column, ColumnSource>> = {}
  for (const column of columns) {
    const at = titles.indexOf(chosen[column] ?? '')
    if (chosen[column] !== undefined && at >= 0) mapping[column] = { at }
  }
  return mapping
}

/** Remembers a person's columns in this browser. Values that were typed for all rows are not kept: they belong to one sheet. */
export function rememberMapping<Column extends string>(
  person: string,
  kind: string,
  { titles }: Pick<FoundTable<Column>, 'titles'>,
  mapping: Mapping<Column>,
): void {
  const chosen = Object.fromEntries(
    Object.entries<ColumnSource | undefined>(mapping).flatMap(([column, source]) =>
      source && 'at' in source ? [[column, titles[source.at] ?? '']] : [],
    ),
  )
  try {
    localStorage.setItem(
      storageKey(person, kind),
      JSON.stringify({ ...readRememberedColumns(person, kind), [titlesKey(titles)]: chosen }),
    )
  } catch {
    // A browser without room asks again next time.
  }
}
