import { expect, it } from 'vitest'
import { roundShare } from './round-share'

it('a share of 100 % is only the exact whole', () => {
  expect([99.6, 99.96, 99.999, 100].map((percent) => roundShare(percent))).toEqual([
    99, 99, 99, 100,
  ])
  expect([99.96, 99.999, 100].map((percent) => roundShare(percent, 1))).toEqual([99.9, 99.9, 100])
})

it('a share above the whole is more than 100 %', () => {
  expect([100.001, 100.4, 101].map((percent) => roundShare(percent))).toEqual([101, 101, 101])
  expect(roundShare(100.01, 1)).toBe(100.1)
})

it('a share is not lowered by the error of a binary fraction', () => {
  expect([0.29 * 100, 0.57 * 100].map((percent) => roundShare(percent))).toEqual([29, 57])
  expect(roundShare(1.1 * 100)).toBe(110)
})

it('a share without a limit is infinite', () => {
  expect(roundShare(Infinity)).toBe(Infinity)
})
