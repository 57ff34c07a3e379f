import { findMistakes, type Mistake } from '@/shared/forms'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from '../record-form-config'

/**
 * Returns all validation errors in screen order (schema, record, lines); the last error per field
 * wins.
 */
export function checkRecord(
  config: RecordFormConfig,
  payload: Payload,
  saved: SavedRecord | null,
  lines?: LineEditor<SavedRecord>,
): readonly Mistake[] {
  const recordMistakes = findMistakes(config.schema, payload, config.check?.(payload, saved))
  const items = new Map(
    [...recordMistakes, ...(lines?.check() ?? [])].map((mistake) => [mistake.name, mistake]),
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
  const columns = Object.keys(config.lines?.fields ?? {})
  // Unknown fields come last. Errors of a whole line come before those of its columns.
  const findIndexIn = (names: readonly string[], name: string) =>
    names.includes(name) ? names.indexOf(name) : names.length
  const rank = (each: Item) => {
    const [field = '', at = '0', column] = getName(each).split('.')
    const isLine = field === config.lines?.field
    return {
      each,
      indexes: [
        findIndexIn(fields, field),
        isLine ? Number(at) : 0,
        isLine && column ? findIndexIn(columns, column) : 0,
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
