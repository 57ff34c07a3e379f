import { describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { getDayOneYearBefore, findClientExposure, sumTwelveMonthSales } from './client-exposure'

setUpTestWorlds()

describe('client exposure', () => {
  const world = useTestWorld()
  const findClientWithOpenDeals = async () => {
    const deals = await world.db
      .selectFrom('deals')
      .selectAll()
      .where('status', 'in', ['confirmed', 'loading'])
      .where('paid_cents', '=', 0)
      .execute()
    const [deal] = deals
    if (!deal) throw new Error('The world has no open deal.')
    return {
      deal,
      all: await world.db
        .selectFrom('deals')
        .selectAll()
        .where('client_id', '=', deal.client_id)
        .execute(),
    }
  }

  const findExposure = async (clientId: string) => findClientExposure(world.db, clientId)

  it('sums unpaid confirmed deals, completed or not', async () => {
    const { deal, all } = await findClientWithOpenDeals()
    const sold = all.filter(({ status }) =>
      ['confirmed', 'loading', 'shipped', 'delivered', 'completed'].includes(status),
    )
    const expected = sold.reduce(
      (sum, { revenue_eur_cents, paid_eur_cents }) =>
        sum + Math.max((revenue_eur_cents ?? 0) - paid_eur_cents, 0),
      0,
    )
    expect(await findExposure(deal.client_id)).toBe(expected)
    await world.db
      .updateTable('deals')
      .set({ status: 'completed' })
      .where('id', '=', deal.id)
      .execute()
    expect(await findExposure(deal.client_id)).toBe(expected)
  })

  it('decreases by payments, by at most the value of the deal', async () => {
    const { deal } = await findClientWithOpenDeals()
    const worth = deal.revenue_eur_cents ?? 0
    const before = await findExposure(deal.client_id)
    const pay = (paid_eur_cents: number) =>
      world.db.updateTable('deals').set({ paid_eur_cents }).where('id', '=', deal.id).execute()
    await pay(100)
    expect(await findExposure(deal.client_id)).toBe(before - 100)
    await pay(worth + 5000)
    expect(await findExposure(deal.client_id)).toBe(before - worth)
  })

  it('excludes the given deal', async () => {
    const { deal } = await findClientWithOpenDeals()
    const exposure = await findClientExposure(world.db, deal.client_id, deal.id)
    expect(exposure).toBe(
      (await findClientExposure(world.db, deal.client_id)) - (deal.revenue_eur_cents ?? 0),
    )
  })

  it('ignores drafts, canceled deals and deals older than a year', async () => {
    const { deal } = await findClientWithOpenDeals()
    const nothing = { volume_m3: '0.000', margin_eur: '0.00' }
    const sumAfter = async (change: {
      status?: 'draft' | 'confirmed' | 'canceled'
      date?: string
    }) => {
      await world.db
        .updateTable('deals')
        .set(change)
        .where('client_id', '=', deal.client_id)
        .execute()
      return sumTwelveMonthSales(world.db, deal.client_id, '2026-11-20')
    }
    expect(await sumAfter({ date: '2025-11-20' })).toEqual(nothing)
    expect(await sumAfter({ date: '2025-11-21' })).not.toEqual(nothing)
    expect(await sumAfter({ status: 'draft' })).toEqual(nothing)
    expect(await sumAfter({ status: 'confirmed' })).not.toEqual(nothing)
    expect(await sumAfter({ status: 'canceled' })).toEqual(nothing)
  })

  it.each([
    ['2026-11-20', '2025-11-20'],
    ['2028-02-29', '2027-02-28'],
  ])('a year before %s is %s', (day, before) => {
    expect(getDayOneYearBefore(day)).toBe(before)
  })
})
