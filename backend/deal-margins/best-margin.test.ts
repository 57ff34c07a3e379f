import { expect, test } from 'vitest'
import { getBestMarginKind } from './best-margin'

const known = { margin: { amount: '715.20' } }
const unknown = { margin: { amount: null } }
const half = { status: 'loading' as const, loaded_l: 20_000, volume_l: 40_000 }

test('the planned margin is the best known one until wood is bought', () => {
  expect(
    getBestMarginKind(
      { ...half, status: 'confirmed', loaded_l: 0 },
      { expected: null, actual: null },
    ),
  ).toBe('planned')
})

test('the expected margin is the best known one while a part is not loaded', () => {
  expect(getBestMarginKind(half, { expected: known, actual: known })).toBe('expected')
})

test('the actual margin is the best known one once all is loaded, or the rest is closed', () => {
  expect(getBestMarginKind({ ...half, loaded_l: 40_000 }, { expected: known, actual: known })).toBe(
    'actual',
  )
  expect(
    getBestMarginKind({ ...half, status: 'shipped' }, { expected: known, actual: known }),
  ).toBe('actual')
})

test('a margin without an amount gives way to the next', () => {
  expect(
    getBestMarginKind({ ...half, status: 'delivered' }, { expected: known, actual: unknown }),
  ).toBe('expected')
  expect(
    getBestMarginKind({ ...half, status: 'delivered' }, { expected: unknown, actual: unknown }),
  ).toBe('planned')
})
