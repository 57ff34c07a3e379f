import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDayScale } from './cargo-timeline'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vilnius'))
afterEach(() => vi.unstubAllEnvs())

it('each day is labelled where it is drawn, east of Greenwich too', () => {
  expect(new Date(2026, 10, 28).toISOString()).toBe('2026-11-27T22:00:00.000Z')
  const scale = createDayScale(
    [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-12-02T00:00:00Z')],
    [0, 1200],
  )
  const ticks = scale.ticks(6).map((day) => [day.toISOString(), scale(day)])
  expect(ticks).toContainEqual(['2026-11-29T00:00:00.000Z', 900])
  for (const [day] of ticks) expect(day).toMatch(/T00:00:00/)
})
