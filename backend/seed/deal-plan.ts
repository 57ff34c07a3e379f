import { toWeek, addWeeks } from '@domain/calendar'
import { convert, computeLineVolume } from '@domain/timber'
import { needsCostRate } from '@domain/money'
import { trimDecimal } from '@domain/numbers'
import {
  BLOCKED_CLIENT,
  CHARGED_CLIENT,
  clientList,
  OVER_LIMIT_CLIENT,
  type SeededClient,
} from './client-list'
import { addDays, toWorkday } from './dates'
import { type Random, createSeedId } from './random'
import { createTimeline, type DealTimeline, type TimelineOptions } from './timeline'
import { vDealWrite } from '@contract/validators'
import type { DealLineWrite, DealWrite } from '../deals/schema'
import { createEmptyFields } from '../records/field-table'
import { getClientId, getManagerId, getPaymentTerms } from './clients'
import { chooseMixedDeal, replaceByMixedLines } from './mixed-lengths'
import { productList } from './product-list'
import { getProductId } from './products'
import { roundToQuotedPrice, computeGrowth, roundToPacks, getSeasonShare } from './seasonality'

/** A deal to create: its client, and its status and dates. */
export type PlannedDeal = {
  client: SeededClient
  timeline: DealTimeline
  /** True for the deal that shows mixed lengths. */
  hasMixedLengths?: boolean
}

/** Plans deals over the past days, oldest first. The last ones show what blocks a deal. */
export function planDeals(
  random: Random,
  now: Date,
  count: number,
  options: TimelineOptions,
): PlannedDeal[] {
  const drawn = Array.from({ length: count }, (_, i): PlannedDeal => {
    const age = Math.floor(options.daysBack * (1 - i / count))
    return { client: drawClient(random), timeline: createTimeline(random, now, age, options) }
  })
  const mixed = chooseMixedDeal(drawn)
  return [...drawn, ...planBlockedDeals(now)]
    .map((deal) => (deal === mixed ? { ...deal, hasMixedLengths: true } : deal))
    .toSorted((a, b) => a.timeline.date.localeCompare(b.timeline.date))
}

/**
 * Order confirmations of a client over its credit limit and of a blocked one, and the deals that
 * used up the limit.
 */
function planBlockedDeals(now: Date): PlannedDeal[] {
  const findClients = (name: string) => clientList.filter((client) => client.name === name)
  const createBlockedTimeline = (age: number, isSold: boolean): DealTimeline => ({
    age,
    date: toWorkday(addDays(now, -age)),
    status: isSold ? 'confirmed' : 'order_confirmation',
    weekFrom: addWeeks(toWeek(addDays(now, 0)), isSold ? 2 : 5),
    weekTo: addWeeks(toWeek(addDays(now, 0)), isSold ? 3 : 6),
    wasConfirmed: isSold,
    hasConfirmation: true,
    purchased: isSold ? 0.6 : 0,
    loaded: 0,
    delivered: 0,
  })
  return [
    ...findClients(OVER_LIMIT_CLIENT).flatMap((client) =>
      [48, 41, 34, 27].map((age) => ({ client, timeline: createBlockedTimeline(age, true) })),
    ),
    ...findClients(OVER_LIMIT_CLIENT).map((client) => ({
      client,
      timeline: createBlockedTimeline(3, false),
    })),
    ...findClients(BLOCKED_CLIENT).map((client) => ({
      client,
      timeline: createBlockedTimeline(5, false),
    })),
  ]
}

/** Optional fields of a deal. */
const EMPTY_FIELDS = createEmptyFields(vDealWrite)

/** Realistic exchange rates: units of each currency per euro. */
const RATES: Record<SeededClient['currency'], number> = {
  EUR: 1,
  GBP: 0.8612,
  SEK: 11.184,
  DKK: 7.4604,
  PLN: 4.2715,
  USD: 1.0932,
}

/** Markup for delivery on a price at the sawmill. */
const DELIVERY_MARKUP = 1.12

/** Place at which clients collect wood that is sold FCA. */
const LOADING_PLACE = 'Klaipėda'

const NOTES = [
  'Stickered packs, ends painted red.',
  'Client asks for a call a day before unloading.',
  'Packs no higher than 1.1 m, because the forklift is small.',
  'PEFC claim on the invoice and on the CMR.',
]
/** Printed remarks on lines, by their number of packs. */
const REMARKS = new Map([
  [8, 'Pack ends painted red'],
  [13, 'Bearers 80x80, two bands per pack'],
])
/** Printed notes, by the client's city. */
const CLIENT_NOTES = new Map([
  ['Lyon', 'Call the yard a day before unloading. Unloading from 7:00 to 15:00.'],
  ['Bilbao', 'Two copies of the packing list with the driver.'],
])
/** Agreed discounts and charges, by the client's name. */
const CHARGES = new Map<string, DealWrite['charges']>([
  [
    CHARGED_CLIENT,
    [
      { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.00' },
      { kind: 'pallets', text: null, basis: 'quantity', quantity: '12', value: '15.00' },
      {
        kind: 'claim',
        text: 'Wet packs in August',
        basis: 'amount',
        quantity: null,
        value: '-85.00',
      },
    ],
  ],
])
const COSTS = ['Fumigation', 'Port handling', 'Survey', 'Phytosanitary certificate']

/** Surveyors charge in dollars. */
const toCost = (name: string, euro: number, currency: SeededClient['currency']) => ({
  name,
  ...toPlannedCost(euro, name === 'Survey' && currency === 'EUR' ? 'USD' : currency, currency),
})

/**
 * Returns a planned cost.
 * @param paid currency of the cost
 * @param currency currency of the deal
 */
const toPlannedCost = (
  euro: number,
  paid: SeededClient['currency'],
  currency: SeededClient['currency'],
) => ({
  amount: (euro * RATES[paid]).toFixed(2),
  currency: paid,
  exchange_rate: needsCostRate({ currency: paid }, { currency }) ? RATES[paid].toFixed(4) : null,
})

/** Draws a client, the first ones of the list more often than the last. */
function drawClient(random: Random): SeededClient {
  const buyers = clientList.filter((client) => !client.status)
  const place = Math.floor(random.next() * random.next() * buyers.length)
  return buyers[place] ?? random.pick(buyers)
}

/** Writes a realistic deal. */
export function writeDeal(
  random: Random,
  name: string,
  { client, timeline, hasMixedLengths = false }: PlannedDeal,
  maxLines = 6,
): DealWrite {
  const isOverseas = client.country === 'MA' || client.country === 'EG'
  const rate = RATES[client.currency]
  const isSettled = timeline.hasConfirmation
  const count = Math.min(maxLines, random.pick([1, 1, 2, 2, 3, 4, 6]))
  const share = getSeasonShare(timeline.weekTo) * computeGrowth(client, timeline.age)
  const drawn = Array.from({ length: count }, (_, i) =>
    writeLine(random, `${name} line ${i + 1}`, rate, share),
  )
  const lines = hasMixedLengths ? replaceByMixedLines(drawn, rate) : drawn
  const volume = sumVolume(lines)
  const capacity = client.port ? 42 : 38
  const trucks = Math.max(1, Math.ceil(volume / capacity))
  // Part loads cost more per m3 than full trucks.
  const part = Math.min(1, Math.max(0.1, (1.4 * volume) / (capacity * trucks)))
  const reference = random.chance(0.7) ? `PO ${random.between(3000, 9899)}` : null
  const drawnRule = isOverseas ? 'CIF' : random.pick(['DAP', 'DAP', 'DAP', 'FCA', 'CPT'] as const)
  // Clients collect by truck; we ship the containers.
  const rule = drawnRule === 'FCA' && client.port ? 'CPT' : drawnRule
  return {
    ...EMPTY_FIELDS,
    client_id: getClientId(client.name),
    date: timeline.date,
    sale_manager_id: getManagerId(client),
    customer_reference: reference,
    incoterms: { rule, place: rule === 'FCA' ? LOADING_PLACE : client.city },
    payment_terms: getPaymentTerms(client, isOverseas ? 30 : random.pick([14, 30, 30, 45, 60])),
    currency: client.currency,
    exchange_rate: client.currency === 'EUR' ? null : rate.toFixed(4),
    delivery_week_from: isSettled || random.chance(0.7) ? timeline.weekFrom : null,
    ...(isSettled && { delivery_week_to: timeline.weekTo }),
    transport: { kind: client.port ? 'container' : 'truck', count: isSettled ? trucks : null },
    destination: client.city,
    port_of_discharge: client.port,
    tolerance_percent: 10,
    commission: random.chance(0.4)
      ? {
          kind: 'percent',
          value: random.pick(['1.00', '1.50', '2.00', '3.00']),
          currency: null,
          exchange_rate: null,
        }
      : null,
    planned_freight: drawFreight(random, client, rule, trucks * part),
    other_costs: random.chance(0.3)
      ? [toCost(random.pick(COSTS), random.between(8, 60) * 10 * part, client.currency)]
      : [],
    charges: CHARGES.get(client.name) ?? [],
    client_notes: CLIENT_NOTES.get(client.city) ?? null,
    notes: random.chance(0.35) ? random.pick(NOTES) : null,
    lines,
  }
}

const specifications = new Map(
  productList.map(({ name, specification }) => [getProductId(name), specification]),
)

/** Sums the m3 of all lines approximately, to count the trucks. */
function sumVolume(lines: readonly DealLineWrite[]): number {
  return lines.reduce((sum, { product_id, quantity, unit, specification: own }) => {
    const specification = own ?? specifications.get(product_id ?? '')
    return sum + (specification ? Number(computeLineVolume(quantity, unit, specification)) : 0)
  }, 0)
}

/** Freight of a truck or container from the Baltic states in euro, by destination. */
const FREIGHT: Record<string, number> = {
  LT: 280,
  EE: 420,
  PL: 620,
  SE: 700,
  DK: 780,
  DE: 950,
  NL: 1150,
  BE: 1200,
  IT: 1500,
}

/** Draws the freight of some trucks. The client pays it if the wood is sold FCA. */
function drawFreight(
  random: Random,
  { country, currency, port }: SeededClient,
  rule: DealWrite['incoterms']['rule'],
  trucks: number,
): DealWrite['planned_freight'] {
  const freight = (FREIGHT[country] ?? 1350) * (0.9 + random.next() * 0.2) * trucks
  // Shipping lines charge in dollars.
  return rule === 'FCA' ? null : toPlannedCost(freight, port === null ? currency : 'USD', currency)
}

function writeLine(random: Random, name: string, rate: number, share: number): DealLineWrite {
  const product = random.pick(productList)
  const { specification, unit, priceUnit } = product
  const packs = roundToPacks(random.between(4, 22), share)
  const inUnit = convert(String(packs), 'pack', specification)[unit]
  const spread = 0.97 + random.next() * 0.08
  return {
    id: createSeedId(name),
    product_id: getProductId(product.name),
    specification: null,
    quantity: inUnit.ok ? trimDecimal(inUnit.value) : String(packs),
    unit: inUnit.ok ? unit : 'pack',
    price: roundToQuotedPrice(product, product.sellsAt * DELIVERY_MARKUP * rate * spread),
    planned_purchase_price: roundToQuotedPrice(
      product,
      product.costs * rate * (0.98 + random.next() * 0.05),
    ),
    price_unit: priceUnit,
    certification: specification.certification,
    remark: REMARKS.get(packs) ?? null,
    discount: packs === 17 ? { kind: 'percent', value: '2.00' } : null,
  }
}
