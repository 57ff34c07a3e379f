import { expect, it } from 'vitest'
import { createPicks } from './picks'

it('a choice starts with the given lines, toggles lines, and notifies its listeners of each change', () => {
  const picks = createPicks()
  const read = () => picks.ids() && [...picks.ids()!]
  const notified: ReturnType<typeof read>[] = []
  picks.subscribe(() => notified.push(read()))
  expect(picks.ids()).toBeNull()
  picks.start(['a', 'b'])
  picks.toggle('b')
  picks.toggle('c')
  picks.end()
  expect(notified).toEqual([['a', 'b'], ['a'], ['a', 'c'], null])
})
