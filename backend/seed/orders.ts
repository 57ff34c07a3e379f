import { addWeeks, toWeek, HOUR_MS } from '@domain/calendar'
import type { Db } from '../db/tables'
import type { Order } from '../orders/schema'
import { Problem } from '../problems/problem'
import { addDays, getWorkingTime, moveToNextWorkday, subtractWorkdays } from './dates'
import { getCompanyId } from './companies'
import { createRandom } from './random'
import { fillBasket, runOffer } from './order-offers'
import { deliverOrder } from './order-cargo'
import { BASKET_PLAN, OFFER_PLAN, orderPlan, type PlannedOrder } from './order-plan'
import { getDemoPersonId, type SeedTools } from './people'
import { HandlerRunner, type RunScript } from './run-handlers'

/** Separate seed, so that other demo data stays unchanged. */
const RANDOM_SEED = 53
/** Scheduled jobs of the portal. */
const PORTAL_JOBS = ['basket_warning', 'basket_end', 'offer_end'] as const
/** Days from the order until the truck is loaded, and weeks until its delivery week. */
const DAYS_UNTIL_LOADED = 9
const WEEKS_UNTIL_DELIVERY = 3
/** Notifications are unread from this many workdays ago on. */
const UNREAD_WORKDAYS = 2

/**
 * Runs the work of portal companies and their managers: baskets, orders in every status with deals
 * and trucks, and offers. Marks older notifications as read.
 */
export async function seedOrders(
  db: Db,
  { clock }: SeedTools,
  { isAllUnread = false }: { isAllUnread?: boolean } = {},
): Promise<void> {
  const now = clock()
  const runner = new HandlerRunner(db, createRandom(RANDOM_SEED), PORTAL_JOBS)
  const people = createPeopleFinder(db)
  const scripts = [
    ...orderPlan.map((plan) => runOrder(runner, plan, now, people)),
    ...OFFER_PLAN.map((plan) => runPlannedOffer(runner, plan, now, people)),
    ...BASKET_PLAN.map((plan) => runBasket(runner, plan, now, people)),
  ]
  await runner.runAll(scripts, now)
  await db
    .deleteFrom('due_work')
    .where('kind', 'in', ['offer_reminder', 'cargo_late'])
    .where('due_at', '<=', now.toISOString())
    .execute()
  if (isAllUnread) return
  await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('created_at', '<', subtractWorkdays(now, UNREAD_WORKDAYS))
    .execute()
}

type People = ReturnType<typeof createPeopleFinder>

/** Creates functions that find the buyer and the manager of a company by its name. */
function createPeopleFinder(db: Db) {
  return {
    findBuyer: async (company: string) =>
      (
        await db
          .selectFrom('people')
          .select('id')
          .where('company_id', '=', getCompanyId(company))
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).id,
    findManager: async (company: string) =>
      (
        await db
          .selectFrom('companies')
          .select('manager_id')
          .where('id', '=', getCompanyId(company))
          .executeTakeFirstOrThrow()
      ).manager_id ?? getDemoPersonId('global_manager'),
  }
}

async function* runOrder(
  runner: HandlerRunner,
  plan: PlannedOrder,
  now: Date,
  { findBuyer, findManager }: People,
): RunScript {
  const { company, daysAgo, canceled, until } = plan
  const [buyer, manager] = [await findBuyer(company), await findManager(company)]
  const writer = plan.byManager ? manager : buyer
  yield getWorkingTime(now, daysAgo, 7, runner.random.between(0, 50))
  await fillBasket(runner, {
    personId: writer,
    company_id: getCompanyId(company),
    packs: plan.packs,
    service: plan.service,
  })
  const { transport, lines } = await runner.run('getBasket', writer, {
    query: { company_id: getCompanyId(company) },
  })
  if (lines.length === 0) return
  const address_id = transport.address_id
  const fields = {
    company_id: getCompanyId(company),
    address_id,
    incoterms: transport.amount === null ? ('FCA' as const) : plan.incoterms,
    trucks: 1,
    delivery_week: addWeeks(toWeek(addDays(runner.now, 0)), WEEKS_UNTIL_DELIVERY),
    customer_reference: plan.reference,
    additional_information: plan.information ?? null,
    invoice: null,
  }
  let order = await runner.run('createOrder', writer, { body: fields })
  const transition = async (
    by: string,
    to: Order['status'],
    more: { reason?: string; override?: boolean } = {},
  ) => {
    order = await runner.run('transitionOrder', by, {
      path: { id: order.id },
      version: order.version,
      body: { to, override: false, ...more },
    })
  }
  const cancel = () =>
    canceled &&
    transition(canceled.by === 'buyer' ? buyer : manager, 'canceled', { reason: canceled.reason })
  if (until === 'initial') return cancel()
  yield getWorkingTime(now, daysAgo, 8, runner.random.between(0, 50))
  await transition(writer, 'ordered')
  if (until === 'pending') return cancel()
  if (order.status === 'pending') {
    yield getWorkingTime(now, daysAgo - 1, 7, runner.random.between(0, 55))
    await transition(manager, 'received')
  }
  if (until === 'received') {
    if (canceled) yield getWorkingTime(now, daysAgo - 2, 10, 20)
    return cancel()
  }
  yield getWorkingTime(now, daysAgo - 1, 9, runner.random.between(0, 25))
  await confirmOrder(transition, manager)
  if (until === 'confirmed') return cancel()
  yield getWorkingTime(
    now,
    plan.loaded ?? daysAgo - DAYS_UNTIL_LOADED,
    7,
    runner.random.between(0, 55),
  )
  yield* deliverOrder(runner, order, until === 'completed')
  if (plan.invoice === undefined) return
  yield moveToNextWorkday(new Date(runner.now.getTime() + 24 * HOUR_MS))
  order = await runner.run('getOrder', manager, { path: { id: order.id } })
  await runner.run('updateOrder', manager, {
    path: { id: order.id },
    version: order.version,
    body: { ...fields, invoice: plan.invoice },
  })
}

/**
 * Confirms an order. If the client's credit does not suffice, a user who can override confirms it.
 */
async function confirmOrder(
  transition: (
    by: string,
    to: 'confirmed',
    more?: { reason: string; override: boolean },
  ) => Promise<void>,
  manager: string,
): Promise<void> {
  try {
    await transition(manager, 'confirmed')
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'needs_missing') throw error
    await transition(getDemoPersonId('global_manager'), 'confirmed', {
      override: true,
      reason: 'Pays before loading.',
    })
  }
}

async function* runPlannedOffer(
  runner: HandlerRunner,
  plan: (typeof OFFER_PLAN)[number],
  now: Date,
  { findBuyer, findManager }: People,
): RunScript {
  yield* runOffer(runner, {
    plan,
    madeAt: getWorkingTime(now, plan.made, 6, runner.random.between(0, 55)),
    manager: await findManager(plan.companies[0] ?? ''),
    findBuyer,
  })
}

async function* runBasket(
  runner: HandlerRunner,
  { company, hoursAgo, packs }: (typeof BASKET_PLAN)[number],
  now: Date,
  { findBuyer }: People,
): RunScript {
  yield new Date(now.getTime() - hoursAgo * HOUR_MS)
  await fillBasket(runner, {
    personId: await findBuyer(company),
    company_id: getCompanyId(company),
    packs,
  })
}
