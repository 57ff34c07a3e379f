import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { createEmptyDatabase } from '../db/test-database'
import { seedClients } from './clients'
import { getCompanyId, seedCompanies } from './companies'
import { DEMO_COMPANY } from './company-list'
import { seedDeals } from './deals'
import { createRandom } from './random'
import { runOffer } from './order-offers'
import { seedOrders } from './orders'
import { getDemoPersonId, seedPeople } from './people'
import { HandlerRunner } from './run-handlers'
import { seedPrices } from './prices'
import { seedProducts } from './products'
import { seedSawmills } from './sawmills'
import { seedStock } from './stock'
import { seedSupplies } from './supplies'
import { DAY_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()
/** A Friday, the Saturday after it, and a holiday. */
const days = [
  ...Array.from({ length: 2 }, (_, i) => new Date(Date.UTC(2026, 10, 20, 9, 30) + i * DAY_MS)),
  new Date('2027-01-01T09:30:00Z'),
].map((day) => ({ day, name: day.toISOString().slice(0, 10) }))

/**
 * Returns the answers to the offers of a world started at the moment, without cargo and reports.
 */
async function listOffersOn(now: Date): Promise<string[]> {
  const db = await createEmptyDatabase()
  const tools = { clock: () => now, random: (length: number) => new Uint8Array(length).fill(7) }
  const deals = { count: 24, daysBack: 270, lateness: 0.08 }
  await db.transaction().execute(async (trx) => {
    await seedPeople(trx, tools)
    await seedProducts(trx, tools)
    await seedClients(trx, tools)
    await seedCompanies(trx, tools)
    await seedSawmills(trx, tools)
    await seedPrices(trx, tools)
    await seedDeals(trx, tools, deals)
    await seedSupplies(trx, tools)
    await seedStock(trx, tools)
    await seedOrders(trx, tools)
  })
  const offers = await db.selectFrom('offers').select('status').distinct().execute()
  await db.destroy()
  return offers.map(({ status }) => status)
}

it.each(days)('on $name offers are open, accepted and declined', async ({ day }) => {
  expect(await listOffersOn(day)).toEqual(expect.arrayContaining(['open', 'accepted', 'declined']))
})

it('an offer whose wood is sold before its acceptance is followed by another, which is accepted', async () => {
  const { db } = world
  const runner = new HandlerRunner(db, createRandom(1), [])
  await runner.goTo(world.clock.now())
  const buyer = await db
    .selectFrom('people')
    .select('id')
    .where('company_id', '=', getCompanyId(DEMO_COMPANY))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const plan = {
    companies: [DEMO_COMPANY],
    made: 0,
    valid: 9,
    packs: 1,
    share: 0.93,
    note: 'Last of its series',
    answer: { to: 'accepted' as const, after: 0 },
  }
  const script = runOffer(runner, {
    plan,
    madeAt: runner.now,
    manager: getDemoPersonId('global_manager'),
    findBuyer: () => Promise.resolve(buyer.id),
  })
  await script.next()
  await script.next()
  const readOffers = () =>
    db
      .selectFrom('offers')
      .select(['status', 'product_id'])
      .where('note', '=', plan.note)
      .orderBy('status')
      .execute()
  const [offer] = await readOffers()
  await db
    .updateTable('lots')
    .set({ status: 'blocked' })
    .where('product_id', '=', offer?.product_id ?? '')
    .where('status', '=', 'available')
    .execute()
  await script.next()
  expect(await script.next()).toMatchObject({ done: true })
  expect((await readOffers()).map(({ status }) => status)).toEqual(['accepted', 'open'])
})
