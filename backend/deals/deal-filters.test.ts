import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../db/empty-database'
import type { Db } from '../db/tables'
import { secureRandom } from '../surroundings'
import { seedBusyWeek } from '../seed/worlds'
import { filterDeals, type Wanted } from './deal-filters'

const admin = { id: 'admin', name: 'Admin', email: 'admin@timberdesk.example', role: 'admin', terms_agreed_at: null } as const

describe('the weeks of a list of deals', () => {
  let db: Db
  beforeAll(async () => {
    db = await emptyDatabase()
    await seedBusyWeek(db, { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom })
  })

  it.each<Pick<Wanted, 'week_from' | 'week_to'>>([
    { week_from: '2026-W45' },
    { week_to: '2026-W45' },
    { week_from: '2026-W45', week_to: '2026-W45' },
    { week_from: '2026-W50', week_to: '2027-W03' },
  ])('overlap those asked for: %j', async (wanted) => {
    const all = await db.selectFrom('deals').select(['id', 'delivery_week_from', 'delivery_week_to']).orderBy('id').execute()
    const overlapping = all.filter(({ delivery_week_from: from, delivery_week_to: to }) => {
      if (from === null) return false
      return (to ?? from) >= (wanted.week_from ?? '') && from <= (wanted.week_to ?? '9999')
    })
    const found = await filterDeals(db.selectFrom('deals').select('deals.id'), admin, wanted).orderBy('deals.id').execute()
    expect(found.map(({ id }) => id)).toEqual(overlapping.map(({ id }) => id))
    expect(overlapping.some(({ delivery_week_from: from }) => from !== null && from < (wanted.week_from ?? '9999'))).toBe(true)
    expect(overlapping.length).toBeLessThan(all.length)
  })

  it('are sought in their index when the deals are counted, however many were delivered before', async () => {
    const count = filterDeals(db.selectFrom('deals').select((eb) => eb.fn.countAll().as('count')), admin, { week_from: '2026-W50' })
    const [step] = await count.explain<{ detail: string }>(undefined, sql`query plan`)
    expect(step?.detail).toContain('SEARCH deals USING COVERING INDEX deals_of_weeks')
  })
})
