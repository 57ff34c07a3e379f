import { findMistakes, type Mistake } from '@/shared/forms'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'

/**
 * Returns all validation errors in screen order (schema, record, rows); the last error per field
 * wins.
 */
export function checkRecord(
  form: RecordFormConfig,
  written: Payload,
  saved: SavedRecord | null,
  rows?: LineEditor<SavedRecord>,
): readonly Mistake[] {
  const own = findMistakes(form.schema, written, form.check?.(written, saved))
  const told = new Map([...own, ...(rows?.check() ?? [])].map((mistake) => [mistake.name, mistake]))
  return sortInScreenOrder(form, [...told.values()], ({ name }) => name)
}

/** Sorts items by their field (`incoterms.place`, `lines.0.quantity`) in screen order. */
export function sortInScreenOrder<Told>(
  form: RecordFormConfig,
  told: readonly Told[],
  nameOf: (each: Told) => string,
): readonly Told[] {
  const fields = Object.keys(form.fields)
  const columns = Object.keys(form.rows?.fields ?? {})
  // Unknown fields come last. Errors of a whole row come before those of its columns.
  const placeIn = (names: readonly string[], name: string) =>
    names.includes(name) ? names.indexOf(name) : names.length
  const rank = (each: Told) => {
    const [field = '', at = '0', column] = nameOf(each).split('.')
    const isRow = field === form.rows?.field
    return {
      each,
      places: [
        placeIn(fields, field),
        isRow ? Number(at) : 0,
        isRow && column ? placeIn(columns, column) : 0,
      ],
    }
  }
  return told
    .map(rank)
    .toSorted((a, b) => compareRanks(a.places, b.places))
    .map(({ each }) => each)
}

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((place, depth) => place !== b[depth])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
