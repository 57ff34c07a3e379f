import { sql } from 'kysely'
import { recalculateDeals } from '../derived-columns/deal-sums'
import { updateEach, groupBy, insertRows, parseJson } from '../db/rows'
import type { Db, NewRow, Row } from '../db/tables'
import { createSeedId, type Random } from './random'
import { compareWeeks, toWeek, getWeekStart, addWeeks, DAY_MS } from '@domain/calendar'
import { packsToLitres } from '../allocations/rules/available-amount'
import type { SupplyStatus } from '../supplies/schema'
import { addDays, toWorkday } from './dates'
import { getDemoPersonId } from './people'
import { productList } from './product-list'
import { getProductId } from './products'
import { producibleProducts, writeSupply, type PlannedSupply, type LineToBuy } from './supply-plan'

type PurchasedSupply = {
  supply: NewRow<'supplies'>
  lines: readonly NewRow<'supply_lines'>[]
  allocations: readonly PlannedAllocation[]
}

/** Deals that are recalculated at once. */
const BATCH_SIZE = 200

/**
 * Allocates purchased wood to deals and recalculates them. Cargo is loaded from these allocations.
 */
export async function seedAllocations(db: Db, supplies: readonly PurchasedSupply[]): Promise<void> {
  const rows = supplies.flatMap(({ supply, lines, allocations }) =>
    allocations.map((allocation, i): NewRow<'allocations'> => {
      const litres = lines.find(({ id }) => id === allocation.supplyLineId)?.volume_l ?? 0
      return {
        id: createSeedId(`part ${allocation.supplyLineId}`),
        supply_line_id: allocation.supplyLineId,
        deal_line_id: allocation.line.id,
        supply_id: supply.id,
        deal_id: allocation.line.deal_id,
        place: i + 1,
        litres,
        packs: allocation.packs,
        loaded_l: 0,
      }
    }),
  )
  const lines = new Map(
    supplies.flatMap(({ allocations }) => allocations.map(({ line }) => [line.id, line])),
  )
  const bought = groupBy(rows, (row) => row.deal_line_id)
  const loaded = [...bought].flatMap(([id, lineAllocations]) =>
    computeLoadedLine(lines.get(id), lineAllocations),
  )
  for (let i = 0; i < loaded.length; i += BATCH_SIZE)
    await updateEach(db, 'deal_lines', loaded.slice(i, i + BATCH_SIZE))
  await insertRows(db, 'allocations', rows)
  const deals = await db.selectFrom('deals').select('id').orderBy('id').execute()
  for (let i = 0; i < deals.length; i += BATCH_SIZE)
    await recalculateDeals(
      db,
      deals.slice(i, i + BATCH_SIZE).map(({ id }) => id),
    )
  await sumLoadedAmounts(db)
}

/**
 * Computes the loaded and delivered amounts of a line from its timeline, limited to the purchased
 * amount, and sets the loaded litres of its allocations.
 */
function computeLoadedLine(
  line: PlannedAllocation['line'] | undefined,
  allocations: NewRow<'allocations'>[],
) {
  if (!line || line.loaded_l === 0) return []
  const all = allocations.reduce((sum, { litres }) => sum + litres, 0)
  const loaded_l = line.loaded_l >= line.purchased_l ? all : Math.min(all, line.loaded_l)
  const delivered_l =
    line.delivered_l >= line.loaded_l ? loaded_l : Math.min(loaded_l, line.delivered_l)
  let remainingLitres = loaded_l
  for (const allocation of allocations) {
    allocation.loaded_l = Math.min(allocation.litres, remainingLitres)
    remainingLitres -= allocation.loaded_l
  }
  return [{ id: line.id, loaded_l, delivered_l }]
}

async function sumLoadedAmounts(db: Db): Promise<void> {
  await sql`
    update deals set
      loaded_l = (select coalesce(sum(loaded_l), 0) from deal_lines where deal_lines.deal_id = deals.id),
      delivered_l = (select coalesce(sum(delivered_l), 0) from deal_lines where deal_lines.deal_id = deals.id)
    where loaded_l > 0
  `.execute(db)
  await sql`
    update supply_lines
    set loaded_l = (select coalesce(sum(allocations.loaded_l), 0) from allocations where supply_line_id = supply_lines.id)
    where id in (select supply_line_id from allocations where allocations.loaded_l > 0)
  `.execute(db)
}

/** Packs that a planned supply brings for a deal's line. */
export type PlannedAllocation = { supplyLineId: string; line: Row<'deal_lines'>; packs: number }
export type PlannedSupplyWithAllocations = { plan: PlannedSupply; allocations: PlannedAllocation[] }

const products = new Map(productList.map((product) => [getProductId(product.name), product]))
const approved = producibleProducts.filter(({ sawmill }) => sawmill.approval === 'approved')

/** Number of supplies of one line, so that screens can show a line with many. */
const MAX_SPLIT = 8

/**
 * Plans supplies for the purchased wood of deals, in whole packs. Some lines are split over two
 * sawmills, one over eight; one has more than was sold; some supplies are late.
 */
export async function planCover(
  db: Db,
  random: Random,
  now: Date,
): Promise<PlannedSupplyWithAllocations[]> {
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('purchased_l', '>', 0)
    .orderBy('number_key')
    .execute()
  const lines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('purchased_l', '>', 0)
    .orderBy('deal_key')
    .orderBy('position')
    .execute()
  const splitDeal = deals.findLast(
    (deal) =>
      deal.status === 'confirmed' &&
      deal.sale_manager_id === getDemoPersonId('sale_manager') &&
      lines.some((line) => line.deal_id === deal.id && drawPurchasedPacks(line) >= MAX_SPLIT),
  )
  const overcoveredLine = lines.findLast(
    (line) =>
      drawPurchasedPacks(line, 1) > drawPurchasedPacks(line) &&
      line.purchased_l >= line.volume_l &&
      deals.some(({ id, status }) => id === line.deal_id && status === 'confirmed'),
  )
  const byDeal = groupBy(lines, (line) => line.deal_id)
  const plan = { random, now, overcoveredLineId: overcoveredLine?.id }
  return deals.flatMap((deal) =>
    planDeal(plan, deal, byDeal.get(deal.id) ?? [], deal === splitDeal),
  )
}

/**
 * Draws whole packs for the purchased share in the timeline, plus `more`, within a tolerance of 10
 * %.
 */
function drawPurchasedPacks(line: Row<'deal_lines'>, more = 0): number {
  const each = packsToLitres(1, parseJson(line.specification)) ?? 1
  return Math.min(
    Math.max(1, Math.round(line.purchased_l / each) + more),
    Math.floor((line.volume_l * 1.1) / each),
  )
}

/** Shared context: random source, today, and the line that gets a pack more than was sold. */
type CoverPlan = { random: Random; now: Date; overcoveredLineId: string | undefined }

function planDeal(
  { random, now, overcoveredLineId }: CoverPlan,
  deal: Row<'deals'>,
  lines: readonly Row<'deal_lines'>[],
  isSplit: boolean,
): PlannedSupplyWithAllocations[] {
  const groups = new Map<
    string,
    { sawmill: PlannedSupply['sawmill']; linesToBuy: LineToBuy[]; allocations: PlannedAllocation[] }
  >()
  for (const line of lines) {
    const product = products.get(line.product_id ?? '')
    const sawmills = approved.filter((maker) => product && maker.products.includes(product))
    const packs = drawPurchasedPacks(line, line.id === overcoveredLineId ? 1 : 0)
    if (!product || sawmills.length === 0 || packs === 0) continue
    const count =
      isSplit && packs >= MAX_SPLIT ? MAX_SPLIT : packs >= 6 && random.chance(0.2) ? 2 : 1
    for (let i = 0; i < count; i++) {
      // Prefers a sawmill that supplies another line of the deal.
      const { sawmill } =
        (count === 1 && sawmills.find((maker) => groups.has(maker.sawmill.name))) ||
        random.pick(sawmills)
      const packCount = Math.floor(packs / count) + (i < packs % count ? 1 : 0)
      const supplyLineId = createSeedId(`bought ${line.id} ${i}`)
      const key = count === 1 ? sawmill.name : `${sawmill.name} ${i}`
      const group = groups.get(key) ?? { sawmill, linesToBuy: [], allocations: [] }
      group.linesToBuy.push({ id: supplyLineId, product, packs: packCount })
      group.allocations.push({ supplyLineId, line, packs: packCount })
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ sawmill, linesToBuy, allocations }, i) => {
    const date = drawPurchaseDay(random, deal, now)
    const status = drawSupplyStatus(random, deal)
    const lead = drawLeadWeeks(random, deal, date)
    return {
      plan: {
        sawmill,
        date,
        status,
        write: writeSupply(random, `cover ${deal.number} ${i}`, {
          sawmill,
          date,
          status,
          lead,
          lines: linesToBuy,
        }),
      },
      allocations,
    }
  })
}

/** Draws the day of the purchase: some days after the client confirmed. */
function drawPurchaseDay(random: Random, { date, confirmed_at }: Row<'deals'>, now: Date): string {
  const day = addDays(
    new Date(`${(confirmed_at ?? date).slice(0, 10)}T08:00:00Z`),
    random.between(0, 5),
  )
  const today = addDays(now, 0)
  return toWorkday(day > today ? today : day)
}

function drawSupplyStatus(random: Random, { status }: Row<'deals'>): SupplyStatus {
  if (status === 'confirmed')
    return random.pick(['ordered', 'confirmed', 'confirmed', 'in_production', 'ready'] as const)
  if (status === 'loading') return random.pick(['ready', 'loading', 'loading'] as const)
  if (status === 'completed') return 'completed'
  return status === 'delivered' ? random.pick(['shipped', 'completed'] as const) : 'shipped'
}

/** Draws the weeks until the wood is ready: one or two weeks before delivery, sometimes after. */
function drawLeadWeeks(random: Random, { delivery_week_from }: Row<'deals'>, date: string): number {
  const ordered = toWeek(date)
  const readyWeek = addWeeks(
    delivery_week_from ?? ordered,
    random.chance(0.12) ? random.between(1, 2) : -random.between(1, 2),
  )
  if (compareWeeks(readyWeek, ordered) <= 0) return 1
  return Math.round(
    (Date.parse(getWeekStart(readyWeek)) - Date.parse(getWeekStart(ordered))) / (7 * DAY_MS),
  )
}
