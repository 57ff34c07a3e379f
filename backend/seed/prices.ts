import { toTenThousandths } from '../db/decimal-columns'
import type { Db, NewRow, Row } from '../db/tables'
import { addDays } from './dates'
import { createRandom, type Random, createSeedId } from './random'
import { insertRows } from '../db/rows'
import { getDemoPersonId, type SeedTools } from './people'
import { MIXED_PRODUCT, productList, type SeededProduct } from './product-list'
import { getProductId } from './products'
import { roundToQuotedPrice } from './seasonality'

const RANDOM_SEED = 43

/** Price level of a country relative to the general price. */
const COUNTRY_LEVELS: Readonly<Record<string, number>> = { FR: 0.985, ES: 0.975, GB: 1.03 }
/** Price level of small and large companies. */
const SMALL = 1.03
const LARGE = 0.965
/** Price level of wood made to order, relative to stock. */
const TO_ORDER = 0.97
/** Number of companies with their own prices, and products of each. */
const WITH_OWN_PRICES = 8
const OWN_PRICES = 7

type Scope = Pick<Row<'prices'>, 'country' | 'company_id'>
type Company = Pick<Row<'companies'>, 'id' | 'size'>
const EVERY_COMPANY: Scope = { country: null, company_id: null }

/** Adds general, country and company prices, service prices and delivery tariffs. */
export async function seedPrices(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'size'])
    .where('status', '!=', 'pending')
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  await insertRows(db, 'prices', createPriceRows(createRandom(RANDOM_SEED), now, companies))
  const changed = { updated_at: now.toISOString(), updated_by: getDemoPersonId('global_manager') }
  await insertRows(db, 'service_prices', [
    { service: 'cutting', price: toTenThousandths('14.00'), ...changed },
    { service: 'planing', price: toTenThousandths('38.00'), ...changed },
    { service: 'impregnation', price: toTenThousandths('62.00'), ...changed },
  ])
  await insertRows(
    db,
    'tariffs',
    TARIFFS.map(([location, country, zip_prefix, euro]) => ({
      id: createSeedId(`tariff ${location} ${country} ${zip_prefix}`),
      location,
      country,
      zip_prefix,
      amount_cents: euro * 100,
      ...changed,
    })),
  )
}

function createPriceRows(
  random: Random,
  now: Date,
  companies: readonly Company[],
): NewRow<'prices'>[] {
  const rows: NewRow<'prices'>[] = []
  const thisYear = addDays(now, -150)
  const next = addDays(now, 25)
  const add = (
    product: SeededProduct,
    level: number,
    scope: Scope,
    change: Partial<NewRow<'prices'>> = {},
  ) => {
    const getPriceAt = (share: number) =>
      toTenThousandths(roundToQuotedPrice(product, product.sellsAt * level * share))
    const isForAll = scope.company_id === null
    rows.push({
      id: createSeedId(`price ${rows.length}`),
      product_id: getProductId(product.name),
      list: 'stock',
      ...scope,
      price: getPriceAt(1),
      price_small: isForAll ? getPriceAt(SMALL) : null,
      price_medium: null,
      price_large: isForAll ? getPriceAt(LARGE) : null,
      start_date: thisYear,
      end_date: null,
      hidden: 0,
      is_on: 1,
      unit: product.priceUnit,
      sale_unit: product.priceUnit === 'm3' || product.unit === 'pack' ? 'pack' : product.unit,
      created_at: `${addDays(now, -160)}T08:00:00.000Z`,
      created_by: getDemoPersonId('global_manager'),
      updated_at: `${addDays(now, -160)}T08:00:00.000Z`,
      updated_by: getDemoPersonId('global_manager'),
      ...change,
    })
  }
  for (const product of productList) {
    // The price of last season, and for some products that of the next one.
    add(product, 0.95, EVERY_COMPANY, {
      start_date: addDays(now, -420),
      end_date: addDays(now, -151),
    })
    const rises = random.chance(0.2)
    add(product, 1, EVERY_COMPANY, rises ? { end_date: addDays(now, 24) } : {})
    if (rises) add(product, 1.04, EVERY_COMPANY, { start_date: next })
    add(product, TO_ORDER, EVERY_COMPANY, { list: 'sale' })
    for (const [country, level] of Object.entries(COUNTRY_LEVELS)) {
      if (random.chance(0.4))
        add(product, level, { country, company_id: null }, { is_on: random.chance(0.9) ? 1 : 0 })
    }
  }
  for (const { id: company_id } of companies.slice(0, WITH_OWN_PRICES)) {
    const products = new Set(Array.from({ length: OWN_PRICES }, () => random.pick(productList)))
    for (const product of products)
      add(
        product,
        0.94,
        { country: null, company_id },
        { start_date: addDays(now, -random.between(20, 120)) },
      )
    const otherProducts = productList.filter((product) => !products.has(product))
    const noPrices = { price: null, price_small: null, price_medium: null, price_large: null }
    const hidden = random.pick(otherProducts)
    // Priced in both lists, in stock or not.
    for (const list of ['stock', 'sale'] as const)
      add(hidden, 1, { country: null, company_id }, { list, hidden: 1, ...noPrices })
  }
  add(MIXED_PRODUCT, 1, EVERY_COMPANY)
  add(MIXED_PRODUCT, TO_ORDER, EVERY_COMPANY, { list: 'sale' })
  return rows
}

/** Stock location, country, start of the zip code, and euros per truck. */
const TARIFFS: readonly (readonly [string, string, string, number])[] = [
  ['LTKLJ', 'FR', '', 2450],
  ['LTKLJ', 'FR', '06', 2980],
  ['LTKLJ', 'FR', '31', 2890],
  ['LTKLJ', 'FR', '59', 2080],
  ['LTKLJ', 'FR', '69', 2590],
  ['LTKLJ', 'ES', '', 3350],
  ['LTKLJ', 'ES', '48', 3120],
  ['LTKLJ', 'GB', '', 3480],
  ['LTKLJ', 'IE', '', 3950],
  ['LTKLJ', 'DE', '', 1580],
  ['LTKLJ', 'NL', '', 1790],
  ['LTKLJ', 'BE', '', 1890],
  ['LTKLJ', 'PL', '', 980],
  ['LTKLJ', 'LT', '', 390],
  ['LTKLJ', 'LV', '', 450],
  ['LTKLJ', 'IT', '', 2650],
  ['LTKLJ', 'SE', '', 1690],
  ['LTKLJ', 'DK', '', 1740],
  ['LVRIX', 'FR', '', 2560],
  ['LVRIX', 'ES', '', 3480],
  ['LVRIX', 'GB', '', 3560],
  ['LVRIX', 'DE', '', 1690],
  ['LVRIX', 'NL', '', 1880],
  ['LVRIX', 'BE', '', 1980],
  ['LVRIX', 'PL', '', 1090],
  ['LVRIX', 'LT', '', 430],
  ['LVRIX', 'LV', '', 290],
  ['LVRIX', 'EE', '', 420],
  ['FRLRH', 'FR', '', 890],
  ['FRLRH', 'FR', '17', 320],
  ['FRLRH', 'FR', '33', 480],
  ['FRLRH', 'ES', '', 1450],
  ['FRLRH', 'BE', '', 1380],
]
