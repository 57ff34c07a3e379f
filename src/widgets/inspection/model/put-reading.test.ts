import { expect, it } from 'vitest'
import { putReading } from './put-reading'

const createReading = (id: string, percent = '17.5') => ({ id, percent })
const readings = [createReading('a'), createReading('b')]

it('the list of readings adds one, replaces it in its place, and removes it while nothing is entered', () => {
  const added = putReading(readings, { id: 'c', reading: createReading('c'), index: 2 })
  expect(added.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const replaced = putReading(added, { id: 'b', reading: createReading('b', '18'), index: 1 })
  expect(replaced).toEqual([createReading('a'), createReading('b', '18'), createReading('c')])
  const removed = putReading(replaced, { id: 'b', reading: null, index: 1 })
  expect(removed.map(({ id }) => id)).toEqual(['a', 'c'])
})

it('a removed reading returns to its place', () => {
  const [, second] = readings
  expect(
    putReading([createReading('b')], { id: 'a', reading: createReading('a'), index: 0 }),
  ).toEqual([createReading('a'), second])
})
