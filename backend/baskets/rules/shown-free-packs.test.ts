import { expect, test } from 'vitest'
import { toShownFreePacks } from './shown-free-packs'

test.each([
  ['a client without the flag sees five', 5, 'client', 0, 5],
  ['and of more that there are more', 40, 'client', 0, 6],
  ['with the flag all', 40, 'client', 1, 40],
  ['and the house too', 40, 'manager', 0, 40],
] as const)('%s', (_, packs, role, flag, shown) => {
  expect(toShownFreePacks(packs, { role }, { sees_full_amounts: flag })).toBe(shown)
})
