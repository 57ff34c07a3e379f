import { expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import type { OutboxEntry } from './entry'
import { formatEntryState, isWorthAnnouncing } from './format-outbox'
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

it('a queued entry says why and when sending failed, and when it is repeated', async () => {
  await startI18n(
    { shell: async () => ({ 'features/outbox': texts }), page: async () => ({}) },
    'en',
  )
  const entry: OutboxEntry = {
    ...{ id: 'a', kind: 'supply_report', title: 'S-1', since: sentReport.since, hold: null },
    person: { id: 'anna', name: 'Anna' },
    payload: { photos: [] },
    ...{ version: null, base: null, inFlight: null, remote: null, acknowledged: {} },
  }
  const at = new Date(2026, 10, 23, 14, 5).toISOString()
  const formatFailure = (isAnswered: boolean) =>
    formatEntryState(
      entry,
      { sending: null, pause: 'network', failure: { at, isAnswered } },
      'anna',
      true,
    )
  expect(formatFailure(false)).toMatch(
    /^The server could not be reached at (14:05|2:05.PM)\. Next attempt within 30 seconds\.$/,
  )
  expect(formatFailure(true)).toMatch(/^The server had a problem at .+ within 30 seconds\.$/)
})
