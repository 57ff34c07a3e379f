import { createFreePackCounter } from '../baskets/free-lots'
import { hasReservationLimit, sumOrderReservations } from '../baskets/reservations'
import type { PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { Language } from '../language'
import { formatProductName } from '../products/format-product-name'
import { findServicePrices, findTariffAmount } from '../prices/tariffs'
import { createWoodPriceCheck } from '../prices/wood-price-check'
import type { StoredOrder } from './queries'
import type { OrderNeedSubject } from './rules/order-state-machine'

type Line = Row<'order_lines'>
/** A line, and the number of its packs that the basket no longer reserves. */
type UnreservedPacks = { line: Line; packs: number }

/**
 * Loads what decides if free packs may replace those of an Initial order that its basket no longer
 * reserves. They are sold at today's price, so that an accepted offer or an earlier price is for
 * the packs that were reserved at it alone.
 */
export async function loadUnreservedPacks(
  call: PersonCall,
  record: StoredOrder,
): Promise<Pick<OrderNeedSubject, 'repricedProducts' | 'missingProducts' | 'reservation'>> {
  const { db, person, language } = call
  const { order, company } = record
  const unreserved = order.status === 'initial' ? await findUnreservedPacks(db, record.lines) : []
  if (unreserved.length === 0)
    return { repricedProducts: [], missingProducts: [], reservation: null }
  const hasPriceOfToday = await createPriceCheck(call, record)
  const [current, repriced] = [
    unreserved.filter(({ line }) => hasPriceOfToday(line)),
    unreserved.filter(({ line }) => !hasPriceOfToday(line)),
  ]
  const { litres, weightKg } = await sumOrderReservations(db, company.id)
  return {
    repricedProducts: listProductNames(
      language,
      repriced.map(({ line }) => line),
    ),
    missingProducts: listProductNames(
      language,
      await findMissingLines(db, order.location, current),
    ),
    reservation: hasReservationLimit(person)
      ? {
          percent: company.reservation_percent,
          // Ordering empties the basket.
          load: { litres: litres + order.volume_l, weightKg: weightKg + order.weight_kg },
        }
      : null,
  }
}

/** Returns the lines whose packs the basket no longer reserves in full. */
export async function findUnreservedPacks(
  db: Db,
  lines: readonly Line[],
): Promise<UnreservedPacks[]> {
  const ids = lines.flatMap(({ basket_line_id }) => basket_line_id ?? [])
  const lots =
    ids.length === 0
      ? []
      : await db
          .selectFrom('lots')
          .select('basket_line_id')
          .where('basket_line_id', 'in', ids)
          .where('status', '=', 'reserved')
          .execute()
  return lines.flatMap((line) => {
    const reserved = lots.filter((lot) => lot.basket_line_id === line.basket_line_id).length
    return reserved < line.packs ? [{ line, packs: line.packs - reserved }] : []
  })
}

/**
 * Returns a function that is true for a line whose wood, service and transport have the prices of
 * today.
 */
async function createPriceCheck(
  call: PersonCall,
  { order, company, lines }: StoredOrder,
): Promise<(line: Line) => boolean> {
  const { db } = call
  const hasWoodPriceOfToday = await createWoodPriceCheck(
    call,
    company,
    lines.map(({ product_id }) => product_id),
  )
  const services = await findServicePrices(db)
  const { country, zip_code } = parseJson(order.address)
  const isTransportCurrent =
    order.transport_cents === null ||
    order.transport_cents ===
      (await findTariffAmount(db, { location: order.location, country, zip_code }))
  return (line) =>
    isTransportCurrent &&
    hasWoodPriceOfToday(line) &&
    (line.service === 'none' || services.get(line.service) === line.service_price)
}

const listProductNames = (language: Language, lines: readonly Line[]): string[] => [
  ...new Set(
    lines.map(({ product_name, specification }) =>
      formatProductName(language, { name: product_name, specification: parseJson(specification) }),
    ),
  ),
]

/** Returns the lines of products of which fewer packs are free at the location. */
async function findMissingLines(
  db: Db,
  location: string,
  unreserved: readonly UnreservedPacks[],
): Promise<Line[]> {
  const free = await createFreePackCounter(
    db,
    unreserved.map(({ line }) => line.product_id),
    location,
  )
  const remainingPacks = new Map(
    unreserved.map(({ line: { product_id } }) => [product_id, free(product_id)]),
  )
  const missing: Line[] = []
  for (const { line, packs } of unreserved) {
    const freePacks = remainingPacks.get(line.product_id) ?? 0
    if (packs > freePacks) missing.push(line)
    else remainingPacks.set(line.product_id, freePacks - packs)
  }
  return missing
}
