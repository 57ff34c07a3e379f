import { expect, it } from 'vitest'
import { fromLitres, toLitres } from './litres'

it('m³ are converted to whole litres, rounded, and back', () => {
  expect(['40.500', '12', '0.0005', '-1.5'].map(toLitres)).toEqual([40_500, 12_000, 1, -1500])
  expect([40_500, 1, 0].map(fromLitres)).toEqual(['40.500', '0.001', '0.000'])
})
