import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../db/test-database'
import type { NewRow } from '../db/tables'
import { findPriceLists, resolvePrices, type Buyer } from '../prices/resolve-price'
import { toProductColumns } from '../products/schema'
import { insertRows } from '../db/rows'
import { BOARD } from '../wood-lines/samples'
import { isVisibleToBuyer } from './stock-viewer'

const AT = '2026-01-01T08:00:00.000Z'
const DAY = '2026-11-20'
const PRODUCTS = ['a', 'b', 'c', 'd']
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
const anyRow = fc.record({
  product_id: fc.constantFrom(...PRODUCTS),
  list: fc.constantFrom('stock' as const, 'sale' as const),
  scope: fc.constantFrom(
    { company_id: 'us', country: null },
    { company_id: 'them', country: null },
    { company_id: null, country: 'FR' },
    { company_id: null, country: null },
  ),
  end_date: fc.constantFrom(null, '2026-11-19', DAY),
  start_date: fc.constantFrom('2026-01-01', DAY, '2026-11-21'),
  hidden: fc.constantFrom(0, 1),
  is_on: fc.constantFrom(1, 1, 0),
})

it('a list omits exactly the products whose deciding price hides them', async () => {
  const db = await createEmptyDatabase()
  await insertRows(db, 'companies', [createCompany('us'), createCompany('them')])
  await insertRows(
    db,
    'products',
    PRODUCTS.map((id) => ({
      id,
      ...toProductColumns(id, { ...BOARD, wood: 'PCAB' }),
      created_at: AT,
      updated_at: AT,
    })),
  )
  const lot = {
    location: 'LTKLJ',
    pcs: 1,
    litres: 1,
    supply_line_id: null,
    received_at: AT,
    updated_at: AT,
  }
  await insertRows(db, 'lots', [
    { id: '1', barcode: '1', product_id: 'a', status: 'available', ...lot },
    { id: '2', barcode: '2', product_id: 'b', status: 'reserved', ...lot },
    { id: '3', barcode: '3', product_id: 'c', status: 'sold', ...lot },
  ])
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 12 }),
      fc.constantFrom(0, 1),
      async (drawn, country_prices) => {
        // Prices of one scope must not start on the same day: the table refuses overlapping
        // periods.
        const rows = [
          ...new Map(
            drawn.map((row) => [`${row.product_id} ${row.list} ${JSON.stringify(row.scope)}`, row]),
          ).values(),
        ]
        await db.deleteFrom('prices').execute()
        await insertRows(
          db,
          'prices',
          rows.map(({ scope, ...row }, i) => ({
            id: String(i),
            price: 1,
            price_small: null,
            price_medium: null,
            price_large: null,
            unit: 'm3' as const,
            sale_unit: 'm3' as const,
            ...scope,
            ...row,
            created_at: AT,
            created_by: null,
            updated_at: AT,
            updated_by: null,
          })),
        )
        const buyer: Buyer = { id: 'us', country: 'FR', size: 'large', country_prices }
        const resolved = await resolvePrices(db, buyer, await findPriceLists(db, PRODUCTS), DAY)
        const seen = await db
          .selectFrom('products')
          .select('id')
          .where(isVisibleToBuyer(db, buyer, DAY, false))
          .orderBy('id')
          .execute()
        expect(seen.map(({ id }) => id)).toEqual(
          PRODUCTS.filter((id) => !resolved.get(id)?.isHidden),
        )
      },
    ),
    { numRuns: 300 },
  )
})
