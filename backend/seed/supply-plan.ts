import { vSupplyWrite } from '@contract/validators'
import { addWeeks, toWeek } from '@domain/calendar'
import { computeLineAmount } from '@domain/timber'
import { createEmptyFields } from '../records/field-table'
import type { SupplyLineWrite, SupplyStatus, SupplyWrite } from '../supplies/schema'
import { addDays, toWorkday } from './dates'
import { type Random, createSeedId } from './random'
import { purchaseManagers } from './people'
import { productList, type SeededProduct } from './product-list'
import { getProductId } from './products'
import { roundToQuotedPrice, roundToPacks, getSeasonShare } from './seasonality'
import { sawmillList, type SeededSawmill } from './sawmill-list'
import { getSawmillId } from './sawmills'
import { READY_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** A supply to create. */
export type PlannedSupply = {
  sawmill: SeededSawmill
  date: string
  status: SupplyStatus
  write: SupplyWrite
}

/** Exchange rates per euro of sawmills that do not sell in euro, in the demo's months. */
const RATES: Readonly<Record<string, { currency: SupplyWrite['currency']; rate: number }>> = {
  SE: { currency: 'SEK', rate: 11.184 },
  PL: { currency: 'PLN', rate: 4.2715 },
}

const NOTES = [
  'Ends painted red.',
  'Stickers every fifth layer.',
  'Loading on weekdays from 7 to 15.',
  'Packs no higher than 1.1 m.',
]

/** Mills with the products of the list that they can saw. */
export const producibleProducts = sawmillList.flatMap((sawmill) => {
  const products = productList.filter(
    ({ specification }) =>
      sawmill.species.includes(specification.wood) &&
      sawmill.profiles.includes(specification.profile),
  )
  return products.length > 0 ? [{ sawmill, products }] : []
})

/** Plans supplies over the past days, oldest first, so that numbers ascend. */
export function planSupplies(
  random: Random,
  now: Date,
  count: number,
  daysBack: number,
): PlannedSupply[] {
  return Array.from({ length: count }, (_, i) =>
    planSupply(random, now, Math.floor(daysBack * (1 - i / count)), `supply ${i + 1}`),
  )
}

function planSupply(random: Random, now: Date, age: number, name: string): PlannedSupply {
  const date = toWorkday(addDays(now, -age))
  const { sawmill, products } = random.pick(
    producibleProducts.filter((maker) => maker.sawmill.approval === 'approved'),
  )
  const lead = (sawmill.weeks ?? 5) + random.between(0, 2)
  const status = drawStatus(random, age, lead - age / 7)
  return {
    sawmill,
    date,
    status,
    write: writeSupply(random, name, { sawmill, products, date, status, lead }),
  }
}

/**
 * Draws a status from the supply's age.
 * @param weeksLeft weeks until it should be ready
 */
function drawStatus(random: Random, age: number, weeksLeft: number): SupplyStatus {
  if (age > 8 && random.chance(0.05)) return 'canceled'
  if (age <= 4) return random.pick(['draft', 'draft', 'ordered'] as const)
  if (age <= 12) return random.pick(['draft', 'ordered', 'ordered', 'confirmed'] as const)
  if (weeksLeft > 2)
    return random.pick(['ordered', 'confirmed', 'confirmed', 'in_production'] as const)
  if (weeksLeft > 0)
    return random.pick(['confirmed', 'in_production', 'in_production', 'ready'] as const)
  if (weeksLeft > -2) return random.pick(['in_production', 'ready', 'ready', 'loading'] as const)
  if (weeksLeft > -4) return random.pick(['ready', 'loading', 'shipped', 'shipped'] as const)
  return random.chance(0.92) ? 'completed' : 'shipped'
}

const ANSWERED_STATUSES: readonly SupplyStatus[] = [
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
  'completed',
]

/** A line bought for a deal. */
export type LineToBuy = { id: string; product: SeededProduct; packs: number }

type SupplyStart = { sawmill: SeededSawmill; date: string; status: SupplyStatus; lead: number } & (
  { products: readonly SeededProduct[] } | { lines: readonly LineToBuy[] }
)

const emptySupplyFields = createEmptyFields(vSupplyWrite)

/** Writes a realistic supply. */
export function writeSupply(random: Random, name: string, start: SupplyStart): SupplyWrite {
  const { sawmill, date, status, lead } = start
  const { currency, rate } = RATES[sawmill.country] ?? { currency: 'EUR' as const, rate: 1 }
  const count =
    'products' in start ? Math.min(start.products.length, random.pick([1, 1, 2, 2, 3, 4])) : 0
  const isReady = READY_SUPPLY_STATUSES.includes(status)
  const readyWeek = addWeeks(toWeek(date), lead)
  const write: SupplyWrite = {
    ...emptySupplyFields,
    sawmill_id: getSawmillId(sawmill.name),
    purchase_manager_id: random.pick(purchaseManagers),
    currency,
    exchange_rate: currency === 'EUR' ? null : rate.toFixed(4),
    payment_terms: { kind: 'net_days', net_days: 14 },
    incoterms: { rule: random.pick(['FCA', 'FCA', 'EXW'] as const), place: sawmill.place },
    loading_place: `${sawmill.street}, ${sawmill.place}`,
    ready_week: status === 'draft' && random.chance(0.3) ? null : readyWeek,
    deposit: random.chance(0.2) ? (random.between(4, 20) * 500).toFixed(2) : null,
    inspection_required: random.chance(0.12),
    certificate_claim: 'none',
    due_diligence_reference: isReady
      ? `${date.slice(2, 4)}${sawmill.country}${drawSigns(random, 10)}`
      : null,
    verification_number: isReady ? drawSigns(random, 8) : null,
    harvest_countries: [sawmill.country],
    tolerance_percent: 10,
    notes: random.chance(0.3) ? random.pick(NOTES) : null,
    lines:
      'lines' in start
        ? start.lines.map(({ id, packs, product }) =>
            writeLine(random, id, { sawmill, status, rate, product, wanted: packs }),
          )
        : Array.from({ length: count }, (_, i) =>
            writeLine(random, createSeedId(`${name} line ${i + 1}`), {
              sawmill,
              product: random.pick(start.products),
              status,
              rate,
              share: getSeasonShare(readyWeek),
            }),
          ),
  }
  return { ...write, deposit: limitDeposit(write) }
}

const DEPOSIT_STEP = 500

/** Returns the deposit of a supply, in steps and at most half of its amount; null below a step. */
function limitDeposit({ deposit, lines, currency }: SupplyWrite): string | null {
  const amount = lines.reduce((sum, line) => {
    const product = productsById.get(line.product_id ?? '')
    return product && line.price !== null
      ? sum + Number(computeLineAmount(line, line.price, product.specification, currency))
      : sum
  }, 0)
  const most = Math.floor(amount / 2 / DEPOSIT_STEP) * DEPOSIT_STEP
  return deposit === null || most === 0 ? null : Math.min(Number(deposit), most).toFixed(2)
}

const productsById = new Map(productList.map((product) => [getProductId(product.name), product]))

const SIGNS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ123456789']
const drawSigns = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick(SIGNS)).join('')

type PurchasedLine = {
  sawmill: SeededSawmill
  product: SeededProduct
  status: SupplyStatus
  rate: number
} & ({ wanted: number; share?: never } | { wanted?: never; share: number })

function writeLine(
  random: Random,
  id: string,
  { sawmill, product, status, rate, wanted, share }: PurchasedLine,
): SupplyLineWrite {
  const { specification, priceUnit, costs } = product
  const packs = wanted ?? roundToPacks(random.between(6, 30), share)
  // Wood bought for a deal is confirmed as ordered.
  const confirmed = packs - (wanted === undefined && random.chance(0.25) ? 1 : 0)
  const claim = specification.certification
  return {
    id,
    product_id: getProductId(product.name),
    specification: null,
    quantity: String(packs),
    unit: 'pack',
    price: roundToQuotedPrice(product, costs * rate * (0.97 + random.next() * 0.07)),
    price_unit: priceUnit,
    // A mill sells the claim that its certificate is for.
    certification: sawmill.certificate && claim.startsWith(sawmill.certificate[0]) ? claim : 'none',
    remark: null,
    confirmed_quantity: ANSWERED_STATUSES.includes(status) ? String(confirmed) : null,
    ready_quantity: READY_SUPPLY_STATUSES.includes(status)
      ? String(wanted ?? drawReadyPacks(random, confirmed))
      : null,
  }
}

/** Draws the ready packs, within the tolerance of a tenth. */
const drawReadyPacks = (random: Random, confirmed: number): number =>
  confirmed - (confirmed >= 10 && random.chance(0.2) ? 1 : 0)
