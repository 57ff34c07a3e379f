import { computeCheckDigit } from '@domain/rules/container-number'
import { getWeekStart, DAY_MS } from '@domain/calendar'
import { vCargoWrite } from '@contract/validators'
import type { CargoDocument, CargoLoadWrite, CargoStatus, CargoWrite } from '../cargos/schema'
import { createEmptyFields } from '../records/field-table'
import { addDays, toNextWorkday, toWorkday } from './dates'
import type { PlannedCargo } from './cargo-plan'
import { type Random, createSeedId } from './random'
import {
  DEPARTED_CARGO_STATUSES,
  DOCUMENT_CARGO_STATUSES,
  LOADED_CARGO_STATUSES,
} from '../statuses/cargo-statuses'

const SHIPPING_LINES = ['Amber Feeder', 'Baltic Box Line', 'Nordsee Container', 'Skagen Shipping']
const HAULIERS = [
  'UAB Nemuno transportas',
  'SIA Daugavas ceļi',
  'OÜ Saare Veod',
  'Spedycja Wisła Sp. z o.o.',
]
const FORWARDERS = ['UAB Klaipėdos ekspedicija', 'Hansa Forwarding OÜ', null, null]
const VESSELS = ['Amber Dawn', 'Baltic Tern', 'Nida', 'Skagen Star', 'Vistula Trader']
const DRIVERS = ['Vytautas Urbonas', 'Jānis Bērziņš', 'Marek Wójcik', 'Andrei Tamm']
/** The port from which wood of each country leaves. */
const PORTS: Readonly<Record<string, string>> = {
  LT: 'LTKLJ',
  LV: 'LVRIX',
  EE: 'EETLL',
  SE: 'SEGOT',
  FI: 'FIKTK',
  PL: 'PLGDN',
}

/** US dollars per euro in the demo's months. Overseas freight is in dollars. */
const DOLLARS_PER_EURO = '1.0932'
/** Cost in euro of loading a cargo that its client collects. */
export const LOADING_COST = 60

/** Weight of the straps and bearers of a pack, in kg. */
export const PACKING_KG = 12

/** Statuses of a cargo in the order in which it reaches them. */
export const CARGO_STATUS_ORDER: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]

/** Planned and actual days of a cargo. */
type Days = Pick<CargoWrite, 'cut_off' | 'etd' | 'eta' | 'atd' | 'ata'>

/**
 * Writes a realistic cargo.
 * @param country country of the sawmill
 */
export function writeCargo(
  random: Random,
  {
    name,
    planned: { kind, status, loads },
    sequence,
    setting: { country, now },
  }: {
    name: string
    planned: PlannedCargo
    sequence: number
    setting: { country: string; now: Date }
  },
): CargoWrite {
  const [first] = loads
  const isContainer = kind === 'container'
  const hasReached = (other: CargoStatus) =>
    CARGO_STATUS_ORDER.indexOf(status) >= CARGO_STATUS_ORDER.indexOf(other)
  const days = drawDays(random, {
    isContainer,
    status,
    week: first?.deal.delivery_week_from ?? null,
    now,
  })
  const kg = loads.reduce(
    (sum, { loadAmount, supplyLine }) =>
      sum + Math.round((loadAmount.litres * supplyLine.specification.density_kg_m3) / 1000),
    0,
  )
  const isOverseas =
    isContainer &&
    first !== undefined &&
    !['FR', 'ES', 'IE', 'GB', 'NL', 'PT', 'IT', 'BE', 'DE'].includes(
      first.deal.port_of_discharge?.slice(0, 2) ?? '',
    )
  const drawnFreight = Math.round((isContainer ? 1500 : 950) * (0.8 + random.next() * 0.6))
  const isCollected = loads.length > 0 && loads.every(({ deal }) => deal.incoterms_rule === 'FCA')
  const freight = isCollected ? LOADING_COST : drawnFreight
  const serial = `TBDU${String(300_000 + sequence * 37).slice(0, 6)}`
  return {
    ...createEmptyFields(vCargoWrite),
    kind,
    ...(isContainer && {
      container_type: random.pick(['40HC', '40HC', '40HC', '40DC'] as const),
      port_of_loading: PORTS[country] ?? 'LTKLJ',
      port_of_discharge: first?.deal.port_of_discharge ?? 'NLRTM',
      vessel: hasReached('booked') ? random.pick(VESSELS) : null,
      voyage: hasReached('booked')
        ? `${random.between(600, 699)}${random.pick(['W', 'E', 'S'])}`
        : null,
      free_days: random.pick([5, 7, 7, 10]),
      ...(hasReached('loading') && { container_number: `${serial}${computeCheckDigit(serial)}` }),
      ...(hasReached('sealed') && {
        vgm_kg: kg + 3_940,
        vgm_method: 'method_2' as const,
        vgm_date: days.cut_off,
      }),
      ...(hasReached('in_transit') && {
        bill_of_lading: `${random.pick(['AMF', 'BBL', 'NSC'])}${random.between(1_000_000, 9_999_999)}`,
      }),
    }),
    ...(!isContainer &&
      hasReached('booked') && {
        truck_plate: `${random.pick(['KLP', 'MNR', 'HJD'])} ${random.between(100, 999)}`,
        trailer_plate: `${random.pick(['AC', 'ER'])} ${random.between(100, 999)}`,
        driver: random.pick(DRIVERS),
      }),
    ...(hasReached('sealed') && { seal_number: `TD ${random.between(100_000, 999_999)}` }),
    ...(hasReached('booked') && {
      carrier: random.pick(isContainer ? SHIPPING_LINES : HAULIERS),
      booking_number: String(random.between(10_000_000, 99_999_999)),
    }),
    forwarder: random.pick(FORWARDERS),
    ...days,
    currency: isOverseas ? 'USD' : 'EUR',
    exchange_rate: isOverseas ? DOLLARS_PER_EURO : null,
    freight: hasReached('booked') ? freight.toFixed(2) : null,
    actual_freight:
      status === 'closed' ? (freight * (0.97 + random.next() * 0.08)).toFixed(2) : null,
    documents: [],
    stowage: [],
    notes: random.chance(0.12) ? 'Unload from the side with a 4 t forklift.' : null,
    lines: loads.map(({ part, loadAmount }, i): CargoLoadWrite => ({
      id: createSeedId(`${name} load ${i + 1}`),
      supply_line_id: part.supply_line_id,
      deal_line_id: part.deal_line_id,
      quantity: String(loadAmount.packs ?? 1),
      unit: 'pack',
      lot_ids: [],
      net_kg: null,
      gross_kg: null,
      drop: 1,
    })),
  }
}

/**
 * Draws the days of a cargo that fit its status.
 * @param week delivery week of the deal
 */
function drawDays(
  random: Random,
  {
    isContainer,
    status,
    week,
    now,
  }: { isContainer: boolean; status: CargoStatus; week: string | null; now: Date },
): Days {
  const travel = isContainer ? random.between(8, 16) : random.between(2, 5)
  /**
   * Returns the workday `days` from now. A day off becomes the workday before it, in the future the
   * one after it.
   */
  const toShippingDay = (days: number) =>
    (days <= 0 ? toWorkday : toNextWorkday)(addDays(now, days))
  const cutOff = (departure: number) => (isContainer ? toShippingDay(departure - 2) : null)
  /**
   * Creates the days of a cargo.
   * @param departure days from now, negative for the past
   */
  const createDays = (departure: number): Days => {
    const daysLate = DEPARTED_CARGO_STATUSES.includes(status) ? random.pick([0, 0, 0, 1, 2]) : 0
    const hasArrived = status === 'arrived' || status === 'delivered' || status === 'closed'
    return {
      cut_off: cutOff(departure),
      etd: toShippingDay(departure),
      eta: toShippingDay(departure + travel),
      atd: DEPARTED_CARGO_STATUSES.includes(status)
        ? toShippingDay(Math.min(0, departure + daysLate))
        : null,
      ata: hasArrived ? toShippingDay(Math.min(0, departure + daysLate + travel)) : null,
    }
  }
  if (status === 'canceled') return createDays(-random.between(5, 30))
  if (status === 'planned' || status === 'booked') return createDays(random.between(3, 24))
  if (LOADED_CARGO_STATUSES.includes(status) && !DEPARTED_CARGO_STATUSES.includes(status))
    return createDays(random.between(1, 6))
  if (status === 'in_transit') return createDays(-random.between(1, travel - 1))
  if (status === 'arrived') return createDays(-travel - random.between(1, 4))
  const promised =
    week === null ? -20 : Math.round((Date.parse(getWeekStart(week)) - now.getTime()) / DAY_MS)
  return createDays(Math.min(promised + random.between(0, 4), -6) - travel)
}

/** Probability that a document is available in a status. */
const DOCUMENT_CHANCES: Partial<Record<CargoStatus, number>> = {
  sealed: 0.4,
  in_transit: 0.65,
  arrived: 0.85,
  delivered: 0.92,
}

/** Draws which required documents are available: all when closed, most in transit. */
export function drawAvailableDocuments(
  random: Random,
  status: CargoStatus,
  required: readonly CargoDocument[],
): CargoDocument[] {
  if (status === 'closed') return [...required]
  if (!DOCUMENT_CARGO_STATUSES.includes(status)) return []
  const probability = DOCUMENT_CHANCES[status] ?? 0
  return required.filter((document) => document === 'packing_list' || random.chance(probability))
}
