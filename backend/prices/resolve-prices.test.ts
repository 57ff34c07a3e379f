import { beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../db/test-database'
import type { Db, NewRow } from '../db/tables'
import { toProductColumns } from '../products/schema'
import { insertRows } from '../db/rows'
import { BOARD } from '../wood-lines/samples'
import { findPriceLists, resolvePrices, type Buyer } from './resolve-price'
import { findServicePrices, findTariffAmount } from './tariffs'

const AT = '2026-01-01T08:00:00.000Z'
const BUYER: Buyer = { id: 'us', country: 'FR', size: 'large', country_prices: 1 }

const createPrice = (
  id: string,
  product_id: string,
  change: Partial<NewRow<'prices'>> = {},
): NewRow<'prices'> => ({
  ...{
    id,
    product_id,
    list: 'stock',
    country: null,
    company_id: null,
    price: 3_000_000,
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{
    start_date: '2026-01-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: 0,
    is_on: 1,
  },
  ...{ created_at: AT, created_by: null, updated_at: AT, updated_by: null },
  ...change,
})
const createLot = (
  id: string,
  product_id: string,
  status: NewRow<'lots'>['status'],
): NewRow<'lots'> => ({
  id,
  product_id,
  location: 'LTKLJ',
  barcode: id,
  pcs: 10,
  litres: 100,
  status,
  supply_line_id: null,
  received_at: AT,
  updated_at: AT,
})
const createCompany = (id: string): NewRow<'companies'> => ({
  id,
  name: id,
  name_key: id,
  country: 'FR',
  company_code: null,
  vat_code: null,
  address: null,
  size: 'large',
  status: 'verified',
  manager_id: null,
  payment_kind: 'prepayment',
  payment_net_days: null,
  basket_hours: 36,
  search_text: id,
  created_at: AT,
  updated_at: AT,
})

describe('resolving prices of a page of products', () => {
  let db: Db
  beforeAll(async () => {
    db = await createEmptyDatabase()
    const specification = { ...BOARD, wood: 'PCAB' as const }
    await insertRows(
      db,
      'products',
      ['a', 'b', 'c'].map((id) => ({
        id,
        ...toProductColumns(id, specification),
        created_at: AT,
        updated_at: AT,
      })),
    )
    await insertRows(db, 'companies', [createCompany('us'), createCompany('them')])
    await insertRows(db, 'lots', [
      createLot('1', 'a', 'available'),
      createLot('2', 'b', 'sold'),
      createLot('3', 'b', 'blocked'),
      createLot('4', 'c', 'reserved'),
    ])
    await insertRows(db, 'prices', [
      createPrice('general', 'a', { price_large: 2_900_000 }),
      createPrice('country', 'b', { list: 'sale', country: 'FR', price: 2_800_000 }),
      createPrice('stock', 'b', { price: 1 }),
      createPrice('theirs', 'c', { company_id: 'them', price: 2 }),
    ])
    const tariff = { updated_at: AT, updated_by: null }
    await insertRows(db, 'tariffs', [
      {
        id: '1',
        location: 'LTKLJ',
        country: 'FR',
        zip_prefix: '',
        amount_cents: 245_000,
        ...tariff,
      },
      {
        id: '2',
        location: 'LTKLJ',
        country: 'FR',
        zip_prefix: '69',
        amount_cents: 259_000,
        ...tariff,
      },
    ])
    await insertRows(db, 'service_prices', [
      { service: 'planing', price: 380_000, updated_at: AT, updated_by: null },
    ])
  })

  it('uses the stock list for products with packs in the yard or a basket, else the sale list', async () => {
    expect((await findPriceLists(db, ['a', 'b', 'c'])).map(({ list }) => list)).toEqual([
      'stock',
      'sale',
      'stock',
    ])
  })

  it('never uses another company’s prices', async () => {
    const found = await resolvePrices(
      db,
      BUYER,
      await findPriceLists(db, ['a', 'b', 'c']),
      '2026-11-20',
    )
    expect([...found].map(([id, { row, price: worth }]) => [id, row?.id ?? null, worth])).toEqual([
      ['a', 'general', 2_900_000],
      ['b', 'country', 2_800_000],
      ['c', null, null],
    ])
  })

  it('finds tariffs by route and service prices per m3', async () => {
    expect(
      await findTariffAmount(db, { location: 'LTKLJ', country: 'FR', zip_code: '69 007' }),
    ).toBe(259_000)
    expect(
      await findTariffAmount(db, { location: 'LVRIX', country: 'FR', zip_code: '69007' }),
    ).toBeNull()
    expect(await findServicePrices(db)).toEqual(new Map([['planing', 380_000]]))
  })
})
