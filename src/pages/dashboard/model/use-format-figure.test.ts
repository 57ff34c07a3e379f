import { expect, it } from 'vitest'
import { computeChange } from './use-format-figure'

it.each([
  // 2,160 after 2,170 m³ is a change of −0.46 %.
  ['m3', 2160, 2170, { change: expect.closeTo(-0.46, 2) as number, places: 1 }],
  ['m3', 2604, 2170, { change: expect.closeTo(20, 2) as number, places: 0 }],
  ['m3', 2170, 2170, { change: 0, places: 0 }],
  ['eur', 1_000_001, 1_000_000, { change: 0, places: 0 }],
  ['percent', 91.04, 91, { change: expect.closeTo(0.04, 3) as number, places: 2 }],
  ['m3', 2160, 0, null],
] as const)('in %s, %d after %d is a change of %o', (unit, current, earlier, change) => {
  expect(computeChange(unit, current, earlier)).toEqual(change)
})
