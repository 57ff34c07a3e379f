import type { PersonCall, Schemas } from '../call'
import { findCompanyBlock } from '../companies/company-block'
import {
  fromCents,
  fromCentsOrNull,
  fromLitres,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { findTariffAmount } from '../prices/tariffs'
import { createWoodPriceCheck } from '../prices/wood-price-check'
import { createFreePackCounter } from './free-lots'
import { createBasketPackCounter, seesCappedAmounts, sumReservations } from './reservations'
import { getMaxPacks, MAX_SHOWN_PACKS } from './rules/choose-free-lots'
import { presentReservation } from './rules/reservation-limit'
import { isExpired, findOpenBasket } from './basket-life'
import { findProductsById } from '../products/queries'
import { findLotsById } from './queries'
import { presentExpiredBasket } from './expired-basket'
import {
  computeGoodsCents,
  computeServiceCents,
  computeLitresWeight,
  computeTruckCapacityLitres,
  toCentsPerM3,
  computeTruckFill,
  computeDelivered,
  type TruckCost,
  type TruckLoad,
} from './rules/line-figures'

/** A line with its product, its amounts in cents and its weight in kilograms. */
type PricedLine = {
  row: Row<'basket_lines'>
  product: Schemas['ProductRef']
  goods: number
  services: number
  weight: number
}

/**
 * Returns a company's basket as the caller may see it.
 * @param addressId delivery address; by default the company's first one
 */
export async function presentBasket(
  call: PersonCall,
  company: Row<'companies'>,
  addressId?: string,
): Promise<Schemas['Basket']> {
  const { db, clock } = call
  const open = await findOpenBasket(db, company.id)
  const is_blocked = (await findCompanyBlock(db, company)) !== null
  const live = open && !isExpired(open.basket, clock()) ? open : null
  const location = live?.basket.location ?? null
  const lines = await priceLines(db, live?.lines ?? [])
  const sum = (getValue: (one: PricedLine) => number) =>
    lines.reduce((total, one) => total + getValue(one), 0)
  const [goods, services] = [sum((one) => one.goods), sum((one) => one.services)]
  const loaded = { litres: sum(({ row }) => row.litres), weightKg: sum(({ weight }) => weight) }
  const addresses = await findAddresses(db, company.id)
  const { transport, truck } = await computeTransport(
    db,
    addresses.find(({ id }) => addressId === undefined || id === addressId),
    { location, loaded, cents: goods + services, lines },
  )
  const expires_at = live && live.lines.length > 0 ? live.basket.expires_at : null
  return {
    company: { id: company.id, name: company.name },
    is_blocked,
    location,
    expires_at,
    seconds_left:
      expires_at === null ? null : Math.floor((Date.parse(expires_at) - clock().getTime()) / 1000),
    hours: company.basket_hours,
    lines: await presentLines(call, company, { lines, location, truck }),
    pcs: sum(({ row }) => row.pcs),
    goods: fromCents(goods),
    services: fromCents(services),
    amount: fromCents(goods + services),
    truck: computeTruckFill(loaded),
    reservation: presentReservation(
      company.reservation_percent,
      await sumReservations(db, company.id),
    ),
    transport,
    addresses,
    past: is_blocked ? null : await presentExpiredBasket(call, company, open),
  }
}

async function priceLines(db: Db, rows: readonly Row<'basket_lines'>[]): Promise<PricedLine[]> {
  const products = await findProductsById(
    db,
    rows.map(({ product_id }) => product_id),
  )
  return rows.flatMap((row) => {
    const product = products.get(row.product_id)
    if (!product) return []
    const { specification } = product
    return [
      {
        row,
        product,
        goods: computeGoodsCents({ ...row, specification }),
        services: computeServiceCents(row),
        weight: computeLitresWeight(row.litres, specification),
      },
    ]
  })
}

type ShownLines = { lines: readonly PricedLine[]; location: string | null }

async function presentLines(
  call: PersonCall,
  company: Row<'companies'>,
  { lines, location, truck }: ShownLines & { truck: TruckCost | null },
): Promise<Schemas['BasketLine'][]> {
  const lots = await findLotsById(
    call.db,
    lines.map(({ row }) => row.lot_id),
  )
  const canHaveMore = await createMoreCheck(call, company, { lines, location })
  return lines.map((line) => {
    const { row, product, goods, services, weight } = line
    const delivered = truck && computeLineDelivered(line, truck)
    return {
      id: row.id,
      product,
      lot: row.lot_id === null ? null : (lots.get(row.lot_id) ?? null),
      packs: row.packs,
      pcs: row.pcs,
      m3: fromLitres(row.litres),
      weight_kg: weight,
      service: row.service,
      price: fromTenThousandths(row.price),
      price_dap: delivered && delivered.price,
      price_unit: row.price_unit,
      service_price: fromTenThousandthsOrNull(row.service_price),
      amount: fromCents(goods + services),
      amount_dap: delivered && fromCents(delivered.cents + services),
      offer_id: row.offer_id,
      is_more: canHaveMore(row),
      added_at: row.added_at,
    }
  })
}

const computeLineDelivered = ({ row, product: { specification } }: PricedLine, truck: TruckCost) =>
  computeDelivered({ ...row, specification }, truck)

/** Returns a function that is true if the caller can add packs to a line. */
async function createMoreCheck(
  call: PersonCall,
  company: Row<'companies'>,
  { lines, location }: ShownLines,
): Promise<(row: Row<'basket_lines'>) => boolean> {
  const { db, person } = call
  const productIds = lines.map(({ product }) => product.id)
  const countFree = await createFreePackCounter(db, productIds, location)
  const countReserved = await createBasketPackCounter(db, company.id, productIds)
  const hasPriceOfToday = await createWoodPriceCheck(call, company, productIds)
  return (row) =>
    getMaxPacks(row) === null &&
    hasPriceOfToday(row) &&
    countFree(row.product_id) > 0 &&
    (!seesCappedAmounts(person, company) || countReserved(row.product_id) < MAX_SHOWN_PACKS)
}

type TransportRequest = {
  location: string | null
  loaded: TruckLoad
  /** Wood and services, FCA. */
  cents: number
  lines: readonly PricedLine[]
}

type Address = Awaited<ReturnType<typeof findAddresses>>[number]

/**
 * Returns the transport cost to an address, and the cost of the truck; null without a DAP price.
 */
async function computeTransport(
  db: Db,
  address: Address | undefined,
  { location, loaded, cents, lines }: TransportRequest,
): Promise<{ transport: Schemas['BasketTransport']; truck: TruckCost | null }> {
  const refuse = (why: NonNullable<Schemas['BasketTransport']['why']>) => ({
    transport: {
      address_id: address?.id ?? null,
      amount: null,
      per_m3: null,
      per_m3_full: null,
      total: null,
      why,
    },
    truck: null,
  })
  if (location === null || loaded.litres === 0) return refuse('nothing_in_it')
  if (!address) return refuse('no_address')
  const tariff = await findTariffAmount(db, {
    location,
    country: address.country,
    zip_code: address.zip_code,
  })
  if (tariff === null) return refuse('no_tariff')
  const truck = { amountCents: tariff, truckLitres: loaded.litres }
  const transport = lines.reduce(
    (sum, line) => sum + computeLineDelivered(line, truck).cents - line.goods,
    0,
  )
  return {
    transport: {
      address_id: address.id,
      amount: fromCents(transport),
      per_m3: fromCentsOrNull(toCentsPerM3(tariff, loaded.litres)),
      per_m3_full: fromCentsOrNull(toCentsPerM3(tariff, computeTruckCapacityLitres(loaded))),
      total: fromCents(cents + transport),
      why: null,
    },
    truck,
  }
}

/** Returns the company's addresses, that of its last placed order first. */
async function findAddresses(db: Db, companyId: string) {
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'name', 'address', 'zip_code', 'city', 'country'])
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (addresses.length < 2) return addresses
  const last = await db
    .selectFrom('orders')
    .select('address_id')
    .where('company_id', '=', companyId)
    .where('status', 'not in', ['initial', 'canceled'])
    .where(
      'address_id',
      'in',
      addresses.map(({ id }) => id),
    )
    .orderBy('number_key', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isLast = ({ id }: { id: string }) => Number(id === last?.address_id)
  return addresses.toSorted((a, b) => isLast(b) - isLast(a))
}

/** Returns an address that the company still has. */
export const findCurrentAddress = (
  db: Db,
  companyId: string,
  id: string,
): Promise<Row<'addresses'> | undefined> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst()
