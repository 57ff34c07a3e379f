import { expect, it } from 'vitest'
import { hasShortfall } from './has-shortfall'

const createLine = (bought: string, planned = '0.000', is_within_tolerance = false) => ({
  sold: { m3: '100.000' },
  bought: { m3: bought },
  planned: { m3: planned },
  is_within_tolerance,
})

it('a shortfall is a line that is short beyond the tolerance, whatever the surplus of another', () => {
  expect(hasShortfall([createLine('90.000')])).toBe(true)
  expect(hasShortfall([createLine('90.000'), createLine('130.000')])).toBe(true)
})

it('a shortfall is no line that is bought within the tolerance', () => {
  expect(hasShortfall([createLine('97.000', '0.000', true)])).toBe(false)
})

it('a shortfall is no line whose rest is planned in drafts', () => {
  expect(hasShortfall([createLine('60.000', '40.000')])).toBe(false)
})
