import { expect } from 'vitest'
import { sortInScreenOrder } from '@/features/edit-record'
import { getColumnId } from '@/widgets/wood-lines'

const getFieldPlaces = (selector: string) => [...document.querySelectorAll(`main form ${selector}`)]
const unique = (names: readonly (string | null | undefined)[]) =>
  [...new Set(names)].filter((name) => typeof name === 'string')

/**
 * Holds the order in which a form tells its fields, and its lines their columns, against that on the screen.
 * @param fields all that the contract writes
 * @param columns the fields of a line that have a column now
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
  const inColumns = backwards(columns.map((field) => `lines.0.${field}`)).map((name) =>
    getColumnId(name.slice('lines.0.'.length)),
  )
  expect(inColumns).toEqual(shown)
}
