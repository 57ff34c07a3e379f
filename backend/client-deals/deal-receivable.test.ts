import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Row } from '../db/tables'
import { computeReceivableCents, findClientExposure } from './client-exposure'

setUpTestWorlds()

/** A deal of 12,480.00 USD, 11,232.00 EUR. */
const AGREED = { revenue_cents: 1_248_000, revenue_eur_cents: 1_123_200 }
const LESS = { actual_revenue_cents: 1_185_600, actual_revenue_eur_cents: 1_067_040 }
const MORE = { actual_revenue_cents: 1_297_920, actual_revenue_eur_cents: 1_168_128 }
const NOT_INVOICED = { invoiced_net_cents: null, invoiced_vat_cents: 0 }
const NONE = { actual_revenue_cents: null, actual_revenue_eur_cents: null }

describe('the receivable of a client', () => {
  const world = useTestWorld()
  let deal: Row<'deals'>
  beforeEach(async () => {
    const { db } = world
    deal = await db
      .selectFrom('deals')
      .selectAll()
      .where('status', '=', 'delivered')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('deals')
      .set({ status: 'draft' })
      .where('client_id', '=', deal.client_id)
      .execute()
  })

  it.each<[string, Row<'deals'>['status'], typeof LESS | typeof NONE, number, number]>([
    ['the agreed amount before anything is loaded', 'confirmed', NONE, 1_248_000, 1_123_200],
    ['the agreed amount while less is loaded', 'loading', LESS, 1_248_000, 1_123_200],
    ['the loaded amount once it is more', 'loading', MORE, 1_297_920, 1_168_128],
    [
      'the loaded amount after departure with less than agreed',
      'shipped',
      LESS,
      1_185_600,
      1_067_040,
    ],
    [
      'the loaded amount after delivery of less than agreed',
      'delivered',
      LESS,
      1_185_600,
      1_067_040,
    ],
    [
      'the loaded amount after delivery of more than agreed',
      'delivered',
      MORE,
      1_297_920,
      1_168_128,
    ],
    ['the loaded amount of a completed deal', 'completed', LESS, 1_185_600, 1_067_040],
    ['the agreed amount if loads are unknown', 'delivered', NONE, 1_248_000, 1_123_200],
  ])('is %s', async (_, status, loaded, worth, euro) => {
    const { db } = world
    const set = (paid_eur_cents: number) =>
      db
        .updateTable('deals')
        .set({ status, ...AGREED, ...loaded, paid_eur_cents })
        .where('id', '=', deal.id)
        .execute()
    expect(computeReceivableCents({ status, ...NOT_INVOICED, ...AGREED, ...loaded })).toBe(worth)
    await set(0)
    expect(await findClientExposure(db, deal.client_id)).toBe(euro)
    await set(euro)
    expect(await findClientExposure(db, deal.client_id)).toBe(0)
  })

  it('includes the VAT of the invoices', async () => {
    const { db } = world
    await db
      .updateTable('deals')
      .set({ status: 'delivered', ...AGREED, ...NONE, paid_eur_cents: 1_123_200 })
      .set({ invoiced_vat_eur_cents: 235_872 })
      .where('id', '=', deal.id)
      .execute()
    expect(await findClientExposure(db, deal.client_id)).toBe(235_872)
    expect(
      computeReceivableCents({
        status: 'delivered',
        ...NOT_INVOICED,
        invoiced_vat_cents: 262_080,
        ...AGREED,
        ...NONE,
      }),
    ).toBe(1_510_080)
  })

  it('is the net sum of the invoices once all is invoiced', async () => {
    const { db } = world
    await db
      .updateTable('deals')
      .set({ status: 'delivered', ...AGREED, ...NONE, paid_eur_cents: 0 })
      .set({ invoiced_net_eur_cents: 1_123_189 })
      .where('id', '=', deal.id)
      .execute()
    expect(await findClientExposure(db, deal.client_id)).toBe(1_123_189)
    expect(
      computeReceivableCents({
        ...{ status: 'delivered', ...AGREED, ...NONE, ...NOT_INVOICED },
        invoiced_net_cents: 1_247_989,
      }),
    ).toBe(1_247_989)
  })

  it('is summed from one index', async () => {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select sum(case when revenue_eur_cents > paid_eur_cents then actual_revenue_eur_cents else coalesce(invoiced_net_eur_cents, invoiced_vat_eur_cents) end) from deals
      where client_id = ${deal.client_id} and status in ('confirmed', 'loading')`.execute(world.db)
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('COVERING INDEX deals_exposure'),
    ])
  })
})
