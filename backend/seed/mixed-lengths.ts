import { createTally, type LengthMix, type Tally } from '@domain/timber'
import { formatDecimal } from '@domain/numbers'
import type { DealLineWrite } from '../deals/schema'
import { toTallyColumns } from '../packs/schema'
import type { SupplyLineWrite } from '../supplies/schema'
import type { PlannedDeal } from './deal-plan'
import { getManagerId } from './clients'
import { getDemoPersonId } from './people'
import { MIXED_PRODUCT } from './product-list'
import { getProductId } from './products'
import { createSeedId } from './random'
import { roundToQuotedPrice } from './seasonality'
import type { PlannedSupply } from './supply-plan'

const PRODUCT = MIXED_PRODUCT
const { specification } = PRODUCT

/** Random lengths of the demo, with an average from which the number of pieces follows. */
const RANGE: LengthMix = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 }

/** Returns three lengths with this many pieces of each. */
const createSeveral = (pcs: number): LengthMix => ({
  kind: 'several',
  counted_in: 'pcs',
  items: [3900, 4200, 4800].map((length_mm) => ({ length_mm, count: pcs })),
})

/** A pack of the mill's list. */
export type MixedPack = { number: string; tally: Tally }

/** Packs of random lengths, from short to long ones. */
export const RANDOM_PACKS: readonly MixedPack[] = Array.from({ length: 12 }, (_, pack) => ({
  number: `N-${2201 + pack}`,
  tally: createTally(
    Array.from({ length: 9 }, (__, step) => ({
      length_mm: 3000 + step * 300,
      pcs: 4 + ((pack * 5 + step * 7) % 11),
    })),
  ),
}))

/** Packs of one length each, whose rounded volumes add up to those of the line. */
export const SORTED_PACKS: readonly MixedPack[] = [3900, 4200, 4800].flatMap((length_mm, place) =>
  Array.from({ length: 4 }, (_, pack) => ({
    number: `N-${2231 + place * 4 + pack}`,
    tally: [{ length_mm, pcs: 71 }],
  })),
)

/** Returns the m3 of packs: the sum of their rounded volumes. */
const sumVolume = (packs: readonly MixedPack[]): string =>
  formatDecimal(
    BigInt(
      packs.reduce(
        (sum, { tally }) => sum + (toTallyColumns(tally, specification)?.litres ?? 0),
        0,
      ),
    ),
    3,
  )

/**
 * Gives the first two lines random and three counted lengths. The number of lines stays, so that
 * the random data of other deals stays the same.
 * @param rate units of the deal's currency per euro
 */
export function replaceByMixedLines(
  lines: readonly DealLineWrite[],
  rate: number,
): DealLineWrite[] {
  const amounts = [
    { lengths: RANGE, quantity: '30', unit: 'm3' as const },
    { lengths: createSeveral(300), quantity: '900', unit: 'pcs' as const },
  ]
  return lines.map((line, i) => {
    const amount = amounts[i]
    if (!amount) return line
    const { lengths, quantity, unit } = amount
    return {
      ...line,
      quantity,
      unit,
      product_id: getProductId(PRODUCT.name),
      specification: { ...specification, lengths },
      price: roundToQuotedPrice(PRODUCT, PRODUCT.sellsAt * rate * 1.12),
      planned_purchase_price: roundToQuotedPrice(PRODUCT, PRODUCT.costs * rate),
      price_unit: 'm3',
      certification: specification.certification,
      remark: null,
      discount: null,
    }
  })
}

/**
 * Chooses the deal with mixed lengths: an order confirmation, of the demo's sale manager if any.
 */
export function chooseMixedDeal(deals: readonly PlannedDeal[]): PlannedDeal | undefined {
  const sent = deals.filter(({ timeline }) => timeline.status === 'order_confirmation')
  const own = getDemoPersonId('sale_manager')
  return sent.find(({ client }) => getManagerId(client) === own) ?? sent[0]
}

/** Gives the oldest supply that is ready, of a mill that saws spruce, lines of mixed lengths. */
export function addMixedSupply(plans: readonly PlannedSupply[]): readonly PlannedSupply[] {
  const chosen = plans.find(
    ({ status, sawmill }) =>
      status === 'ready' && sawmill.species.includes('PCAB') && sawmill.profiles.includes('sawn'),
  )
  return plans.map((plan) =>
    plan === chosen ? { ...plan, write: { ...plan.write, lines: createSupplyLines(plan) } } : plan,
  )
}

function createSupplyLines({ write }: PlannedSupply): SupplyLineWrite[] {
  const [sample] = write.lines
  if (!sample) throw new Error('A planned supply has lines.')
  const price = roundToQuotedPrice(PRODUCT, PRODUCT.costs * Number(write.exchange_rate ?? '1'))
  const line: SupplyLineWrite = {
    ...sample,
    product_id: getProductId(PRODUCT.name),
    price,
    price_unit: 'm3',
  }
  const pieces = String(SORTED_PACKS.length * 71)
  return [
    { lengths: RANGE, unit: 'm3' as const, ordered: '30', ready: sumVolume(RANDOM_PACKS) },
    { lengths: createSeveral(284), unit: 'pcs' as const, ordered: pieces, ready: pieces },
  ].map(({ lengths, unit, ordered, ready }, i) => ({
    ...line,
    id: createSeedId(`mixed supply line ${i + 1}`),
    specification: { ...specification, lengths },
    unit,
    quantity: ordered,
    confirmed_quantity: ordered,
    ready_quantity: ready,
  }))
}
