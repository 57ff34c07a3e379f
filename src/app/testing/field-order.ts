import { expect } from 'vitest'
import { sortInScreenOrder } from '@/features/edit-record'
import { getColumnId } from '@/widgets/wood-lines'

const getFieldPlaces = (selector: string) => [...document.querySelectorAll(`main form ${selector}`)]
const unique = (names: readonly (string | null | undefined)[]) =>
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
  const backwards = (names: readonly string[]) =>
    sortInScreenOrder(form, names.toReversed(), (name) => name)
  const roots = unique(
    getFieldPlaces(':is([name], [role=grid])').map((place) =>
      place.role === 'grid' ? 'lines' : place.getAttribute('name')?.split('.')[0],
    ),
  )
  expect(roots.toSorted()).toEqual(fields.toSorted())
  expect(backwards(roots)).toEqual(roots)

  const shown = unique(
    getFieldPlaces('[data-column]').map((cell) => cell.getAttribute('data-column')),
  ).filter((column) => columns.map(getColumnId).includes(column))
  const columnNames = backwards(columns.map((field) => `lines.0.${field}`)).map((name) =>
    getColumnId(name.slice('lines.0.'.length)),
  )
  expect(columnNames).toEqual(shown)
}
