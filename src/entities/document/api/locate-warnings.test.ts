import { expect, it } from 'vitest'
import { locateWarnings } from './preview-query-options'

it('a warning names its line, and none if it is about a cost', () => {
  const pointers = ['/lines/1/price', '/exchange_rate', '/other_costs/1/exchange_rate']
  const located = locateWarnings(
    pointers.map((pointer) => ({ pointer })),
    [{ id: 'a' }, { id: 'b' }],
  )
  expect(located.map(({ field, lineId }) => [field, lineId])).toEqual([
    ['price', 'b'],
    ['exchange_rate', null],
    ['other_costs', null],
  ])
})
