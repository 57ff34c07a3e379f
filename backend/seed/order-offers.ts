import { addDays, moveToWorkingHours } from './dates'
import { getCompanyId } from './companies'
import type { PlannedOffer } from './order-plan'
import type { HandlerRunner, RunScript } from './run-handlers'
import { productList } from './product-list'
import { getProductId } from './products'
import { roundToQuotedPrice } from './seasonality'
import { findOpenBasket } from '../baskets/basket-life'
import type { Schemas } from '../call'
import { DAY_MS } from '@domain/calendar'

/** An offer is repeated if its wood is gone on the demo's day, or does not fit the basket. */
const MAX_ATTEMPTS = 4

/**
 * Makes an offer of wood in stock and answers it.
 * @param manager id of the offering user
 * @param findBuyer returns the id of a company's buyer
 */
export async function* runOffer(
  runner: HandlerRunner,
  {
    plan,
    madeAt,
    manager,
    findBuyer,
  }: {
    plan: PlannedOffer
    madeAt: Date
    manager: string
    findBuyer: (company: string) => Promise<string>
  },
): RunScript {
  yield madeAt
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    // Repeated offers are answered on the same day as the first one.
    const hasEnded = yield* makeOffer(runner, {
      plan,
      manager,
      findBuyer,
      wait: attempt === 1 ? (plan.answer?.after ?? 0) * DAY_MS : 0,
    })
    if (hasEnded) return
  }
}

/**
 * Makes an offer and lets the client answer it.
 * @param wait milliseconds until the answer
 * @returns true if the offer ended as planned; false if an acceptance found nothing to reserve
 */
async function* makeOffer(
  runner: HandlerRunner,
  {
    plan,
    manager,
    findBuyer,
    wait,
  }: {
    plan: PlannedOffer
    manager: string
    findBuyer: (company: string) => Promise<string>
    wait: number
  },
): AsyncGenerator<Date, boolean> {
  const place =
    plan.answer?.to === 'accepted' ? await findBasketLocation(runner, plan.companies) : null
  const product_id = await findProductAt(runner, plan.packs, place, [])
  const product = productList.find(({ name }) => getProductId(name) === product_id)
  if (product_id === null || !product) return true
  const { note, share, valid, companies, answer } = plan
  const price = roundToQuotedPrice(product, product.sellsAt * share)
  const body = {
    company_ids: companies.map(getCompanyId),
    product_id,
    lot_id: null,
    packs: plan.packs,
    price,
    price_unit: product.priceUnit,
    valid_until: addDays(runner.now, valid),
    note,
  }
  const { items } = await runner.run('makeOffers', manager, { body })
  if (!answer) return true
  yield new Date(moveToWorkingHours(new Date(runner.now.getTime() + wait)))
  const [offer] = items
  const [company] = companies
  if (!offer || company === undefined) return true
  const { to, reason } = answer
  const person = to === 'withdrawn' ? manager : await findBuyer(company)
  const transition = { path: { id: offer.id }, version: offer.version }
  const { results } = await runner.run('transitionOffer', person, {
    ...transition,
    body: { to, ...(reason && { reason }), ...(answer.packs && { packs: answer.packs }) },
  })
  return to !== 'accepted' || results.some(({ packs }) => packs > 0)
}

/** Returns the stock location of the first company with a basket. */
async function findBasketLocation(
  { db }: HandlerRunner,
  [company = '']: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('baskets')
    .select('location')
    .where('company_id', '=', getCompanyId(company))
    .where('status', '=', 'open')
    .executeTakeFirst()
  return row?.location ?? null
}

/**
 * Fills a company's basket with products in stock at one location, one per line. If fewer packs are
 * free, it takes those.
 * @param packs packs of each line
 */
export async function fillBasket(
  runner: HandlerRunner,
  {
    personId,
    company_id,
    packs,
    service = 'none',
  }: {
    personId: string
    company_id: string
    packs: readonly number[]
    service?: Schemas['LineService'] | undefined
  },
): Promise<void> {
  const { db } = runner
  for (const packCount of packs) {
    const open = await findOpenBasket(db, company_id)
    const product_id = await findProductAt(
      runner,
      packCount,
      open?.basket.location ?? null,
      open?.lines.map((line) => line.product_id) ?? [],
    )
    if (product_id === null) continue
    const basketItem = {
      product_id,
      lot_id: null,
      code: null,
      pcs_per_pack: null,
      barcode_starts: null,
      quantity: String(packCount),
      unit: 'pack' as const,
      service,
    }
    await runner.run('addToBasket', personId, { body: { company_id, lines: [basketItem] } })
  }
}

/**
 * Finds a product with enough free packs at the location, or at the oldest pack's location if the
 * basket is empty.
 */
async function findProductAt(
  { db, random, now }: HandlerRunner,
  packs: number,
  location: string | null,
  excludedIds: readonly string[],
): Promise<string | null> {
  const rows = await db
    .selectFrom('lots')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('packs')])
    .where('status', '=', 'available')
    .where('received_at', '<=', now.toISOString())
    .$if(location !== null, (lots) => lots.where('location', '=', location ?? ''))
    .groupBy(['product_id', 'location'])
    .orderBy('product_id')
    .orderBy('location')
    .execute()
  const free = rows.filter((row) => !excludedIds.includes(row.product_id) && row.packs > packs)
  return free.length === 0 ? null : random.pick(free).product_id
}
