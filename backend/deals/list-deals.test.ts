import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueryOf } from '../call'
import { emptyDatabase } from '../db/empty-database'
import { overhear, type Overheard } from '../db/overheard'
import { seedBusyWeek } from '../seed/worlds'
import { secureRandom } from '../surroundings'
import { listDeals } from './list-deals'

const person = { id: 'admin', name: 'Admin', email: 'admin@timberdesk.example', role: 'admin', terms_agreed_at: null } as const

describe('a page of deals', () => {
  let heard: Overheard
  beforeAll(async () => {
    const db = await emptyDatabase()
    await seedBusyWeek(db, { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom })
    heard = overhear(db)
  })
  beforeEach(() => heard.forget())

  const list = async (query: Partial<QueryOf<'listDeals'>>) => listDeals({ db: heard.db, person, query: { limit: 2, ...query } })
  const counts = () => heard.asked('count(*)')
  const pages = () => heard.asked('order by')

  it.each(['-number', 'client', '-revenue_eur'] as const)('is counted when it is the first, by %s, and no more on those that follow', async (sort) => {
    const first = await list({ q: 'po', sort })
    expect(first.total).toBeGreaterThan(2)
    expect(counts()).not.toEqual([])
    heard.forget()
    const next = await list({ q: 'po', sort, cursor: first.next_cursor ?? '' })
    expect([next.items.length, next.total]).toEqual([2, null])
    expect(counts()).toEqual([])
  })

  it('has what a search finds counted from the narrow index of words', async () => {
    await list({ q: 'po' })
    expect(await heard.planOf(counts()[0])).toBe('SCAN deals USING COVERING INDEX deals_words')
  })

  it('is read in the order of its sort when weeks are asked for, without sorting what they have', async () => {
    await list({ week_from: '2026-W45', week_to: '2026-W50', sort: 'client' })
    expect(await heard.planOf(pages()[0])).toMatch(/^(SCAN|SEARCH) deals USING COVERING INDEX deals_by_client_key$/)
  })
})
