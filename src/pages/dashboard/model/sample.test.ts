import { expect, it } from 'vitest'
import { getSampleSize, isSampleTooSmall, toSampledFigure } from './sample'

it('compares figures of due documents from ten documents on', () => {
  expect(isSampleTooSmall(9)).toBe(true)
  expect(isSampleTooSmall(10)).toBe(false)
  expect(getSampleSize({ count: 36, without: 35 })).toBe(1)
})

it('takes punctuality and delay from due documents, and amounts from all', () => {
  expect(toSampledFigure('on_time')).toBe('on_time')
  expect(toSampledFigure('delay')).toBe('delay')
  expect(toSampledFigure('bought_m3')).toBeUndefined()
})
