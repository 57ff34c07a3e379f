import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getDayBefore, placePrice, type PricePeriod } from './plan-periods'

const createPeriod = (
  id: string,
  start_date: string,
  end_date: string | null = null,
): PricePeriod => ({
  id,
  start_date,
  end_date,
})

describe('a new price', () => {
  it('ends the open price of its scope the day before, also at the end of a year', () => {
    expect(placePrice(createPeriod('', '2027-01-01'), [createPeriod('old', '2026-06-01')])).toEqual(
      {
        ends: { id: 'old', end_date: '2026-12-31' },
        overlaps: null,
      },
    )
    expect(getDayBefore('2028-03-01')).toBe('2028-02-29')
  })

  it('fits after a closed price and before a later one', () => {
    const periods = [
      createPeriod('spring', '2026-03-01', '2026-05-31'),
      createPeriod('winter', '2026-12-01', '2026-12-31'),
    ]
    expect(placePrice(createPeriod('', '2026-06-01', '2026-11-30'), periods)).toEqual({
      ends: null,
      overlaps: null,
    })
  })

  it('is refused on the days of a closed price, which is named', () => {
    const spring = createPeriod('spring', '2026-03-01', '2026-05-31')
    expect(placePrice(createPeriod('', '2026-05-31', '2026-06-30'), [spring]).overlaps).toBe(spring)
    expect(placePrice(createPeriod('', '2026-01-01', null), [spring]).overlaps).toBe(spring)
  })

  it('does not end a price that begins on the same day or later', () => {
    const open = createPeriod('open', '2026-06-01')
    expect(placePrice(createPeriod('', '2026-06-01'), [open])).toEqual({
      ends: null,
      overlaps: open,
    })
    expect(placePrice(createPeriod('', '2026-05-01', '2026-05-31'), [open])).toEqual({
      ends: null,
      overlaps: null,
    })
  })
})

it('prices placed one after another never overlap within a scope', () => {
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2026, 9, 1) + days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.option(day)), { maxLength: 20 }), (dates) => {
      const periods: PricePeriod[] = []
      for (const [i, [start_date, end_date]] of dates.entries()) {
        if (end_date !== null && end_date < start_date) continue
        const { ends, overlaps } = placePrice({ start_date, end_date }, periods)
        if (overlaps) continue
        for (const one of periods) if (one.id === ends?.id) one.end_date = ends.end_date
        periods.push({ id: String(i), start_date, end_date })
      }
      const sorted = periods.toSorted((a, b) => a.start_date.localeCompare(b.start_date))
      for (const [i, next] of sorted.slice(1).entries())
        expect((sorted[i]?.end_date ?? '9999') < next.start_date).toBe(true)
    }),
  )
})
