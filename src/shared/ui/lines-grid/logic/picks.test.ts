import { expect, it, vi } from 'vitest'
import { createPicks } from './picks'

it('chooses lines from the given ones on, and tells its listeners', () => {
  const picks = createPicks()
  const listener = vi.fn()
  picks.subscribe(listener)
  expect(picks.ids()).toBeNull()
  picks.start(['a', 'b'])
  picks.toggle('b')
  picks.toggle('c')
  expect([...(picks.ids() ?? [])]).toEqual(['a', 'c'])
  picks.end()
  expect(picks.ids()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(4)
})
