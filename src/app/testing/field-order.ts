import { expect } from 'vitest'
import { sortInScreenOrder } from '@/features/edit-record'
import { getColumnId } from '@/widgets/wood-lines'

const getFieldPlaces = (selector: string) => [...document.querySelectorAll(`main form ${selector}`)]
const filterUnique = (names: readonly (string | null | undefined)[]) =>
  [...new Set(names)].filter((name) => typeof name === 'string')

/**
 * Asserts that a form lists its fields, and its line columns, in the order of the screen.
 * @param fields all fields of the payload
 * @param columns line fields that have a column
 */
export function expectScreenOrder(
  form: Parameters<typeof sortInScreenOrder>[0],
  fields: readonly string[],
  columns: readonly string[],
): void {
  const sortReversed = (names: readonly string[]) =>
    sortInScreenOrder(form, names.toReversed(), (name) => name)
  const roots = filterUnique(
    getFieldPlaces(':is([name], [data-field], [role=grid])').map((place) =>
      place.role === 'grid'
        ? 'lines'
        : (place.getAttribute('name') ?? place.getAttribute('data-field'))?.split('.')[0],
    ),
  )
  expect(roots.toSorted()).toEqual(fields.toSorted())
  // The lines are shown first while they are what matters, or locked.
  const inFormOrder = roots[0] === 'lines' ? roots.slice(1) : roots
  expect(sortReversed(inFormOrder)).toEqual(inFormOrder)

  const shown = filterUnique(
    getFieldPlaces('[data-column]').map((cell) => cell.getAttribute('data-column')),
  ).filter((column) => columns.map(getColumnId).includes(column))
  const columnNames = sortReversed(columns.map((field) => `lines.0.${field}`)).map((name) =>
    getColumnId(name.slice('lines.0.'.length)),
  )
  expect(columnNames).toEqual(shown)
}
