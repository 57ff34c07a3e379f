import { expect, it } from 'vitest'
import { findCargoReportErrors, findSupplyReportErrors } from './report-errors'

it('an inspection of a supply is at most a day ahead of today, unless its day is stored', () => {
  const findErrors = (inspected_on: string | null, saved: string | null = null) =>
    findSupplyReportErrors(
      { inspected_on, lines: [] },
      { today: '2026-11-30', saved: { inspected_on: saved } },
    )
  const future = [{ pointer: '/inspected_on', code: 'future_day' }]
  expect([null, '2026-11-30', '2026-12-01'].flatMap((day) => findErrors(day))).toEqual([])
  expect(findErrors('2026-12-02')).toEqual(future)
  expect(findErrors('2026-12-02', '2026-12-02')).toEqual([])
  expect(findErrors('2026-12-02', '2026-12-03')).toEqual(future)
})

it('an inspection of a container starts at most a day ahead, unless its start is stored', () => {
  const findErrors = (started_at: string | null, saved: string | null = null) =>
    findCargoReportErrors(
      { started_at, ended_at: null },
      { now: new Date('2026-11-30T09:00:00Z'), saved: { started_at: saved } },
    )
  const future = [{ pointer: '/started_at', code: 'future_day' }]
  expect([null, '2026-12-01T09:00:00Z'].flatMap((start) => findErrors(start))).toEqual([])
  expect(findErrors('2026-12-01T09:01:00Z')).toEqual(future)
  expect(findErrors('2026-12-01T09:01:00Z', '2026-12-01T09:01:00Z')).toEqual([])
})
