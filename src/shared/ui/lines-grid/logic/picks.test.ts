import { expect, it, vi } from 'vitest'
import { createPicks } from './picks'

it('starts with the given lines, toggles lines, and notifies its listeners of each change', () => {
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
