import { expect, it } from 'vitest'
import { getSampleSize, isSampleTooSmall, toSampledFigure } from './sample'

it('figures of due documents are compared from ten documents on', () => {
  expect(isSampleTooSmall(9)).toBe(true)
  expect(isSampleTooSmall(10)).toBe(false)
  expect(getSampleSize({ count: 36, without: 35 })).toBe(1)
})

it('punctuality and delay are of due documents, and amounts are of all', () => {
  expect(toSampledFigure('on_time')).toBe('on_time')
  expect(toSampledFigure('delay')).toBe('delay')
  expect(toSampledFigure('bought_m3')).toBeUndefined()
})
