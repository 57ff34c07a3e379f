import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { setAllocations } from '../cover/set-allocations'
import { requireDeal, requireDealRow } from '../deals/queries'
import { Problem } from '../problems/problem'
import { summarizeSupplyAllocations, toReleasedAllocations } from '../allocations/release-supply'
import { transitionSupply } from '../supplies/transition-supply'
import {
  parseWoodLine,
  sumAllocatedLitres,
  toCoverAmount,
  toCoverDeal,
  toCoverWood,
  type WoodLine,
} from '../cover/cover-lines'
import { findUnallocatedWood } from '../cover/find-unallocated-wood'
import {
  acceptsAllocations,
  computeMaxCovered,
  computeMinCovered,
} from '../allocations/allocation-rules'
import { fromLitres, fromTenThousandthsOrNull } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { buyForDeal } from './buy-for-deal'
import { compareToTarget, toComparablePrice } from './offer-prices'
import { rankOffers } from './rank-offers'
import { countWeeksToDelivery, findSuitableSawmills } from './suitable-sawmills'
import { ORDERED_SUPPLY_STATUSES } from '../statuses/supply-statuses'

const getPurchasePlan: Handler<'getPurchasePlan'> = async (call) => {
  const { db, person, path, query } = call
  const { deal, lines } = await requireDeal(db, person, path.id)
  const can_buy = acceptsAllocations(deal.status)
  const covered = await sumAllocatedLitres(
    db,
    lines.map(({ id }) => id),
  )
  const getCovered = (id: string) => covered.get(id) ?? 0
  const uncovered = can_buy ? lines.filter(({ id, volume_l }) => volume_l > getCovered(id)) : []
  const woods = uncovered.map(parseWoodLine)
  const free = await findUnallocatedWood(
    call,
    { deal, lines: uncovered },
    { statuses: ORDERED_SUPPLY_STATUSES, withOwn: true },
  )
  const deliveryWeek = deal.delivery_week_to ?? deal.delivery_week_from
  const { sawmills, more_mills } = await findSuitableSawmills(call, {
    lines: woods,
    deliveryWeek,
    most: query.mills,
    addedIds: query.sawmill_id ?? [],
  })
  const targets = new Map(woods.map((line) => [line.id, toTargetPrice(line, deal)]))
  return {
    deal: toCoverDeal(deal),
    can_buy,
    lines: woods.map((line, at) => {
      const { id, volume_l: sold, specification } = line
      const target = targets.get(id) ?? null
      return {
        line_id: id,
        wood: toCoverWood(line),
        unit: line.unit,
        certification: line.certification,
        sold: toCoverAmount(
          sold,
          specification,
          line.unit === 'pack' ? Number(line.quantity) : null,
        ),
        covered: toCoverAmount(getCovered(id), specification),
        shortfall: toCoverAmount(sold - getCovered(id), specification),
        room_m3: fromLitres(
          Math.max(0, computeMaxCovered(sold, deal.tolerance_percent) - getCovered(id)),
        ),
        is_within_tolerance: getCovered(id) >= computeMinCovered(sold, deal.tolerance_percent),
        target,
        offers: rankOffers(sawmills, { at, line, target }),
      }
    }),
    free: await addPrices(call, free.items, { targets, deliveryWeek }),
    more_free: free.has_more,
    mills: sawmills.map(({ sawmill }) => sawmill),
    more_mills,
  }
}

/** Returns the planned purchase price of a line, which is in the deal's currency. */
const toTargetPrice = (
  line: WoodLine<Row<'deal_lines'>>,
  { currency, exchange_rate }: Row<'deals'>,
): Schemas['ComparablePrice'] | null => {
  const price = fromTenThousandthsOrNull(line.planned_purchase_price)
  return price === null
    ? null
    : toComparablePrice(
        { price, price_unit: line.price_unit, currency, exchange_rate },
        line.specification,
      )
}

/** Adds the price of the supply's line. Whole packs come before parts of the same fit. */
async function addPrices(
  { db }: PersonCall,
  items: readonly Schemas['FreeWood'][],
  {
    targets,
    deliveryWeek,
  }: {
    targets: ReadonlyMap<string, Schemas['ComparablePrice'] | null>
    deliveryWeek: string | null
  },
): Promise<Schemas['PlanFreeWood'][]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select(['supply_lines.id', 'price', 'price_unit', 'currency', 'exchange_rate'])
    .where(
      'supply_lines.id',
      'in',
      items.map(({ supply_line_id }) => supply_line_id),
    )
    .execute()
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const rank = ({ warnings, free: { packs } }: Schemas['FreeWood']) =>
    warnings.length * 2 + (packs === null || packs.includes('.') ? 1 : 0)
  return items
    .map((item) => {
      const row = rowsById.get(item.supply_line_id)
      const price = fromTenThousandthsOrNull(row?.price ?? null)
      return {
        ...item,
        price:
          row && price !== null
            ? compareToTarget(
                toComparablePrice({ ...row, price }, item.wood.specification),
                targets.get(item.deal_line_id) ?? null,
              )
            : null,
        weeks_to_delivery: countWeeksToDelivery(item.supply.ready_week, deliveryWeek),
      }
    })
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Drafts are canceled, not deleted, so that histories and numbers stay complete. */
const undoPurchase: Handler<'undoPurchase'> = async (call) => {
  const { db, person, path, body } = call
  await requireDealRow(db, person, path.id)
  const ids = body.supplies.map(({ id }) => id)
  if (ids.length > 0) {
    const drafts = await db
      .selectFrom('supplies')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .where('status', '=', 'draft')
      .execute()
    const versions = new Map(drafts.map((draft) => [draft.id, draft.version]))
    if (body.supplies.some(({ id, version }) => versions.get(id) !== version))
      throw new Problem('not_allowed_now')
    const others = await db
      .selectFrom('allocations')
      .select('id')
      .where('supply_id', 'in', ids)
      .where('deal_id', '!=', path.id)
      .executeTakeFirst()
    if (others) throw new Problem('not_allowed_now')
  }
  const noParameters = { query: null, version: null }
  if (body.allocations.length > 0)
    await setAllocations({
      ...call,
      ...noParameters,
      path: null,
      body: { allocations: body.allocations },
    })
  for (const { id, version } of body.supplies) {
    const transition = {
      to: 'canceled' as const,
      reason: body.reason,
      release_allocations: toReleasedAllocations(
        await summarizeSupplyAllocations(db, { id, status: 'draft' }),
      ),
      keep_open_reports: [],
      override: false,
    }
    await transitionSupply({ ...call, ...noParameters, path: { id }, version, body: transition })
  }
}

export const purchaseHandlers = {
  getPurchasePlan,
  buyForDeal,
  undoPurchase,
} satisfies Partial<Handlers>
