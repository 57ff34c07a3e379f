import type { Schemas } from '../call'
import type { OrderStatus } from '../orders/schema'

/** An order of the demo: its company, its lines and its final status. */
export type PlannedOrder = {
  company: string
  /** Days ago on which its basket was filled. */
  daysAgo: number
  incoterms: Schemas['OrderRule']
  /** Packs of each line. */
  packs: readonly number[]
  /** Final status, or the status in which it was canceled. */
  until: Exclude<OrderStatus, 'ordered' | 'canceled'>
  canceled?: { by: 'buyer' | 'manager'; reason: string }
  /** Days ago on which the truck was loaded, nine days after the order by default. */
  loaded?: number
  /** True if the company's manager ordered, on its behalf. */
  byManager?: boolean
  service?: Schemas['LineService']
  reference: string | null
  information?: string
  /** Invoice number. */
  invoice?: string
}

const order = (
  company: string,
  daysAgo: number,
  incoterms: PlannedOrder['incoterms'],
  packs: readonly number[],
  until: PlannedOrder['until'],
  reference: string | null,
  rest: Partial<PlannedOrder> = {},
): PlannedOrder => ({
  company,
  daysAgo,
  incoterms,
  packs,
  until,
  reference,
  ...rest,
})

const OWN = 'Bois du Rhône SAS'

/**
 * Orders of the demo. A company has one basket at a time, so its orders start at least two days
 * apart.
 */
export const orderPlan: readonly PlannedOrder[] = [
  order(OWN, 58, 'DAP', [4, 3, 2], 'completed', 'CDE-2291', { invoice: 'TD-26-1187' }),
  order(OWN, 44, 'FCA', [3, 2], 'completed', 'CDE-2304', {
    invoice: 'TD-26-1215',
    information: 'Enlèvement par nos soins, camion à hayon.',
  }),
  order(OWN, 37, 'DAP', [5], 'received', 'CDE-2310', {
    canceled: { by: 'buyer', reason: 'Le chantier est reporté au printemps.' },
  }),
  order(OWN, 24, 'DAP', [3, 3, 2], 'in_progress', 'CDE-2327', {
    loaded: 3,
    information: 'Décharger par le côté, chariot de 5 t sur place.',
  }),
  order(OWN, 13, 'DAP', [4, 2], 'confirmed', 'CDE-2338', { service: 'planing' }),
  order(OWN, 6, 'FCA', [2, 1], 'received', 'CDE-2345'),
  order(OWN, 3, 'DAP', [3, 2, 1], 'pending', 'CDE-2349', {
    information: 'Livraison avant 10 h, appeler la veille.',
  }),
  order('Négoce Bois Atlantique', 51, 'DAP', [3, 3], 'completed', 'A-7710', {
    invoice: 'TD-26-1196',
  }),
  order('Négoce Bois Atlantique', 17, 'FCA', [4], 'confirmed', 'A-7802', { byManager: true }),
  order('Charpentes Lemoine', 29, 'DAP', [3, 2], 'in_progress', 'BC 118-26', { loaded: 2 }),
  order('Charpentes Lemoine', 4, 'DAP', [4], 'pending', 'BC 131-26'),
  order('Scierie & Négoce Vidal', 21, 'FCA', [2], 'received', null, {
    canceled: { by: 'manager', reason: 'Ordered twice; the other order stands.' },
  }),
  order('Maderas Levante SL', 32, 'DAP', [4, 3], 'completed', 'PED 4471', {
    invoice: 'TD-26-1231',
  }),
  order('Maderas Levante SL', 5, 'DAP', [3, 2], 'received', 'PED 4502'),
  order('Vallas y Postes Ibéricos SL', 15, 'FCA', [4, 2], 'confirmed', 'VP-0926', {
    service: 'cutting',
  }),
  order('Houtland Vlaanderen NV', 27, 'DAP', [4, 2], 'in_progress', 'HV 26/310', { loaded: 1 }),
  order('Houtland Vlaanderen NV', 2, 'FCA', [3], 'received', 'HV 26/347'),
  order('Hartwell Timber Merchants Ltd', 19, 'DAP', [3, 3], 'confirmed', 'PO 88140'),
  order('Solent Decking Company Ltd', 3, 'DAP', [2, 2], 'pending', 'SDC-551'),
  order('UAB Karkaso namai', 40, 'DAP', [2, 2], 'completed', null, { invoice: 'TD-26-1222' }),
  order('UAB Karkaso namai', 1, 'FCA', [2], 'initial', null),
]

/** An offer of the demo, with its outcome and the days until then. */
export type PlannedOffer = {
  companies: readonly string[]
  /** Days ago on which it was made. */
  made: number
  /** Days for which it is valid. */
  valid: number
  packs: number
  /** Price relative to the usual price of the wood. */
  share: number
  note: string | null
  /** Without an answer the offer stays open or expires. */
  answer?: {
    to: 'accepted' | 'declined' | 'withdrawn'
    after: number
    reason?: string
    packs?: number
  }
}

/**
 * Offers of the demo. An accepted one adds one pack to the basket, which fits the truck on any day.
 */
export const OFFER_PLAN: readonly PlannedOffer[] = [
  {
    companies: [OWN],
    made: 26,
    valid: 12,
    packs: 4,
    share: 0.95,
    note: 'End of line, two mixed lengths.',
  },
  {
    companies: [OWN, 'Charpentes Lemoine'],
    made: 11,
    valid: 14,
    packs: 3,
    share: 0.93,
    note: null,
    answer: { to: 'declined', after: 2, reason: 'Nous avons encore du stock de cette section.' },
  },
  {
    companies: [OWN],
    made: 8,
    valid: 10,
    packs: 2,
    share: 0.9,
    note: 'Sold as seen, wrapping opened.',
    answer: { to: 'withdrawn', after: 3, reason: 'Sold to another customer in the meantime.' },
  },
  {
    companies: [OWN, 'Négoce Bois Atlantique'],
    made: 4,
    valid: 12,
    packs: 3,
    share: 0.92,
    note: 'To fill your next truck.',
  },
  { companies: [OWN], made: 2, valid: 3, packs: 2, share: 0.94, note: 'Last packs of the autumn.' },
  {
    companies: [OWN],
    made: 2,
    valid: 7,
    packs: 1,
    share: 0.93,
    note: null,
    answer: { to: 'accepted', after: 1 },
  },
  {
    companies: ['Maderas Levante SL', 'Vallas y Postes Ibéricos SL'],
    made: 6,
    valid: 20,
    packs: 4,
    share: 0.94,
    note: null,
    answer: { to: 'accepted', packs: 1, after: 3 },
  },
  {
    companies: ['Houtland Vlaanderen NV', 'Hartwell Timber Merchants Ltd'],
    made: 5,
    valid: 15,
    packs: 3,
    share: 0.95,
    note: 'FSC Mix Credit, from one lot.',
  },
]

/**
 * Baskets that are filled and not ordered: hours ago, and packs of each line. The last one is the
 * demo client's.
 */
export const BASKET_PLAN: readonly {
  company: string
  hoursAgo: number
  packs: readonly number[]
}[] = [
  { company: 'Terrasses du Littoral', hoursAgo: 60, packs: [2, 1] },
  { company: 'Jardins Clôtures Dumas', hoursAgo: 35.5, packs: [2] },
  { company: OWN, hoursAgo: 26, packs: [3, 2] },
  { company: 'Tarimas Costa Brava SL', hoursAgo: 9, packs: [3] },
]
