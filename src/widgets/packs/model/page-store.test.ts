import { expect, it } from 'vitest'
import { createPackRow } from './pack-row'
import { createPackStore } from './pack-store'
import { createPageStore } from './page-store'

const numbers = ['A', 'B', 'C', 'D', 'E']
const open = () => {
  const store = createPackStore(numbers.map((number) => createPackRow({ number })))
  return { store, page: createPageStore(store, store.order().slice(1, 3)) }
}
const list = ({ lines }: Pick<ReturnType<typeof open>['store'], 'lines'>) =>
  lines()
    .map(({ number }) => number || '-')
    .join('')

it('a page shows and changes its own packs only', () => {
  const { store, page } = open()
  expect(list(page)).toBe('BC')
  page.replace([...page.lines(), createPackRow({ number: 'N' })])
  expect([list(page), list(store)]).toEqual(['BCN', 'ABCNDE'])
  page.remove([page.order()[0] ?? ''])
  expect([list(page), list(store)]).toEqual(['CN', 'ACNDE'])
})

it('a row that is added to a page is below its rows', () => {
  const { store, page } = open()
  page.insert(page.order().length)
  expect([list(page), list(store)]).toEqual(['BC-', 'ABC-DE'])
})
