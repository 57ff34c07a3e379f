import { findMistakes, type Mistake } from '@/shared/forms'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from '../record-form-config'

/**
 * Returns all validation errors in screen order (schema, record, rows); the last error per field
 * wins.
 */
export function checkRecord(
  config: RecordFormConfig,
  payload: Payload,
  saved: SavedRecord | null,
  rows?: LineEditor<SavedRecord>,
): readonly Mistake[] {
  const recordMistakes = findMistakes(config.schema, payload, config.check?.(payload, saved))
  const items = new Map(
    [...recordMistakes, ...(rows?.check() ?? [])].map((mistake) => [mistake.name, mistake]),
  )
  return sortInScreenOrder(config, [...items.values()], ({ name }) => name)
}

/** Sorts items by their field (`incoterms.place`, `lines.0.quantity`) in screen order. */
export function sortInScreenOrder<Item>(
  config: RecordFormConfig,
  items: readonly Item[],
  getName: (each: Item) => string,
): readonly Item[] {
  const fields = Object.keys(config.fields)
  const columns = Object.keys(config.rows?.fields ?? {})
  // Unknown fields come last. Errors of a whole row come before those of its columns.
  const findIndexIn = (names: readonly string[], name: string) =>
    names.includes(name) ? names.indexOf(name) : names.length
  const rank = (each: Item) => {
    const [field = '', at = '0', column] = getName(each).split('.')
    const isRow = field === config.rows?.field
    return {
      each,
      indexes: [
        findIndexIn(fields, field),
        isRow ? Number(at) : 0,
        isRow && column ? findIndexIn(columns, column) : 0,
      ],
    }
  }
  return items
    .map(rank)
    .toSorted((a, b) => compareRanks(a.indexes, b.indexes))
    .map(({ each }) => each)
}

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((place, depth) => place !== b[depth])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
