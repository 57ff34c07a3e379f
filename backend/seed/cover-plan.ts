import { compareWeeks, weekOf, weekStart, addWeeks } from '@/shared/lib/timber'
import { litresOfPacks } from '../allocations/rules/packs'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import type { SupplyStatus } from '../supplies/contract'
import { dayAfter } from './calendar'
import type { Dice } from './dice'
import { grouped } from '../db/grouped'
import { demoId } from './people'
import { productList } from './product-list'
import { productId } from './products'
import { seedId } from './seed-id'
import { makers, writeSupply, type PlannedSupply, type WantedLine } from './supply-plan'

/** Packs that a planned supply brings for a deal's line. */
export type PlannedPart = { supplyLineId: string; line: Row<'deal_lines'>; packs: number }
export type MeantSupply = { plan: PlannedSupply; parts: PlannedPart[] }

const products = new Map(productList.map((product) => [productId(product.name), product]))
const approved = makers.filter(({ mill }) => mill.approval === 'approved')

/** Over how many supplies one line is split, so that there is one that shows it. */
const MOST_SPLIT = 8

/**
 * Supplies for what the stories of deals say is bought: packs as near to that as whole ones come. Some lines are split over two mills, one over
 * eight, one has more than was sold, and some supplies are late.
 */
export async function planCover(db: Db, dice: Dice, now: Date): Promise<MeantSupply[]> {
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
  const split = deals.findLast(
    (deal) =>
      deal.status === 'confirmed' &&
      deal.sale_manager_id === demoId('sale_manager') &&
      lines.some((line) => line.deal_id === deal.id && packsOf(line) >= MOST_SPLIT),
  )
  const long = lines.findLast(
    (line) =>
      packsOf(line, 1) > packsOf(line) &&
      line.purchased_l >= line.volume_l &&
      deals.some(({ id, status }) => id === line.deal_id && status === 'confirmed'),
  )
  const byDeal = grouped(lines, (line) => line.deal_id)
  const plan = { dice, now, long: long?.id }
  return deals.flatMap((deal) => planDeal(plan, deal, byDeal.get(deal.id) ?? [], deal === split))
}

/** Whole packs of what the story says is bought, and so many more, within the tolerance of a tenth. */
function packsOf(line: Row<'deal_lines'>, more = 0): number {
  const each = litresOfPacks(1, parseJson(line.specification)) ?? 1
  return Math.min(
    Math.max(1, Math.round(line.purchased_l / each) + more),
    Math.floor((line.volume_l * 1.1) / each),
  )
}

/** What all deals are planned by: dice, the day, and the line that gets a pack more than was sold. */
type CoverPlan = { dice: Dice; now: Date; long: string | undefined }

function planDeal(
  { dice, now, long }: CoverPlan,
  deal: Row<'deals'>,
  lines: readonly Row<'deal_lines'>[],
  isSplit: boolean,
): MeantSupply[] {
  const groups = new Map<
    string,
    { mill: PlannedSupply['mill']; wanted: WantedLine[]; parts: PlannedPart[] }
  >()
  for (const line of lines) {
    const product = products.get(line.product_id ?? '')
    const mills = approved.filter((maker) => product && maker.products.includes(product))
    const packs = packsOf(line, line.id === long ? 1 : 0)
    if (!product || mills.length === 0 || packs === 0) continue
    const count =
      isSplit && packs >= MOST_SPLIT ? MOST_SPLIT : packs >= 6 && dice.chance(0.2) ? 2 : 1
    for (let i = 0; i < count; i++) {
      // Whoever makes another line of the deal too is asked first.
      const { mill } =
        (count === 1 && mills.find((maker) => groups.has(maker.mill.name))) || dice.pick(mills)
      const own = Math.floor(packs / count) + (i < packs % count ? 1 : 0)
      const supplyLineId = seedId(`bought ${line.id} ${i}`)
      const key = count === 1 ? mill.name : `${mill.name} ${i}`
      const group = groups.get(key) ?? { mill, wanted: [], parts: [] }
      group.wanted.push({ id: supplyLineId, product, packs: own })
      group.parts.push({ supplyLineId, line, packs: own })
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ mill, wanted, parts }, i) => {
    const date = dayOf(dice, deal, now)
    const status = statusOf(dice, deal)
    const lead = leadOf(dice, deal, date)
    return {
      plan: {
        mill,
        date,
        status,
        write: writeSupply(dice, `cover ${deal.number} ${i}`, { mill, date, status, lead, wanted }),
      },
      parts,
    }
  })
}

/** The day on which it was bought: some days after the client confirmed. */
function dayOf(dice: Dice, { date, confirmed_at }: Row<'deals'>, now: Date): string {
  const day = dayAfter(
    new Date(`${(confirmed_at ?? date).slice(0, 10)}T08:00:00Z`),
    dice.between(0, 5),
  )
  const today = dayAfter(now, 0)
  return day > today ? today : day
}

function statusOf(dice: Dice, { status }: Row<'deals'>): SupplyStatus {
  if (status === 'confirmed')
    return dice.pick(['ordered', 'confirmed', 'confirmed', 'in_production', 'ready'] as const)
  if (status === 'loading') return dice.pick(['ready', 'loading', 'loading'] as const)
  if (status === 'completed') return 'completed'
  return status === 'delivered' ? dice.pick(['shipped', 'completed'] as const) : 'shipped'
}

/** Weeks from its day until it is ready, which is a week or two before the wood is to be delivered, and at times after. */
function leadOf(dice: Dice, { delivery_week_from }: Row<'deals'>, date: string): number {
  const ordered = weekOf(date)
  const wanted = addWeeks(
    delivery_week_from ?? ordered,
    dice.chance(0.12) ? dice.between(1, 2) : -dice.between(1, 2),
  )
  if (compareWeeks(wanted, ordered) <= 0) return 1
  return Math.round(
    (Date.parse(weekStart(wanted)) - Date.parse(weekStart(ordered))) / (7 * 86_400_000),
  )
}
