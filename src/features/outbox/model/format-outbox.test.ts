import { expect, it } from 'vitest'
import { isWorthAnnouncing } from './format-outbox'
import { isOld } from './use-outbox'

const sentReport = {
  id: 'a',
  kind: 'supply_report',
  personId: 'anna',
  title: 'S-1',
  photos: 0,
  since: '2026-11-23T08:00:00.000Z',
  at: '2026-11-23T08:00:02.000Z',
} as const

it('a sent report is announced if it was queued for a while or has photos', () => {
  expect(isWorthAnnouncing(sentReport)).toBe(false)
  expect(isWorthAnnouncing({ ...sentReport, photos: 2 })).toBe(true)
  expect(isWorthAnnouncing({ ...sentReport, at: '2026-11-23T08:00:20.000Z' })).toBe(true)
})

it('an entry is old after a day in the queue', () => {
  expect(isOld(sentReport.since, new Date('2026-11-24T07:59:59Z'))).toBe(false)
  expect(isOld(sentReport.since, new Date('2026-11-24T08:00:00Z'))).toBe(true)
})
