import { expect, test } from 'vitest'
import { isEqual } from './is-equal'

test.each([
  [
    { kind: 'net_days', net_days: 30 },
    { net_days: 30, kind: 'net_days' },
  ],
  [[{ name: 'Customs', amount: '90.00' }], [{ amount: '90.00', name: 'Customs' }]],
  [{ place: 'Lyon', note: undefined }, { place: 'Lyon' }],
  [null, null],
])('%j equals %j', (a, b) => {
  expect(isEqual(a, b)).toBe(true)
})

test.each([
  [
    { kind: 'truck', count: null },
    { kind: 'truck', count: 2 },
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ['2', 2],
  [[], [undefined]],
])('%j does not equal %j', (a, b) => {
  expect(isEqual(a, b)).toBe(false)
})
