import { findMistakes, type Mistake } from '@/shared/forms'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'

/** What stands against saving, in the order of the screen: what the contract finds, what the kind does, and what its rows do. Of one field the last is told. */
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

/** Things that are told of fields (`incoterms.place`, `lines.0.quantity`), as one meets those on the way through the screen. */
export function sortInScreenOrder<Told>(
  form: RecordFormConfig,
  told: readonly Told[],
  nameOf: (each: Told) => string,
): readonly Told[] {
  const fields = Object.keys(form.fields)
  const columns = Object.keys(form.rows?.fields ?? {})
  // What belongs to no field comes last, and what is told of a whole row first in it.
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
