import type { Role, Schemas } from '../call'
import { pick } from '../db/rows'
import { productList } from '../seed/product-list'
import { getProductId } from '../seed/products'
import { expectAnswer } from './answers'
import type { People } from './host'

/**
 * Products taken per host: files in one process share this module, and each host has all products.
 */
const takenProducts = new WeakMap<People, number>()
/** Returns a product that no other case uses, the last one first, so that prices do not overlap. */
export const takeNextProduct = (people: People) => {
  const before = takenProducts.get(people) ?? 0
  takenProducts.set(people, before + 1)
  const product = productList[productList.length - 1 - (before % productList.length)]
  if (!product) throw new Error('The demo has no products.')
  return { id: getProductId(product.name), name: product.name }
}

/** Returns a price of a country, by default of a product that no other case uses. */
export const createPriceWrite = (
  people: People,
  change: Partial<Schemas['PriceWrite']> = {},
): Schemas['PriceWrite'] => ({
  ...{
    product_id: takeNextProduct(people).id,
    list: 'sale',
    country: 'NO',
    company_id: null,
    price: '310.00',
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{
    start_date: '2026-01-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: false,
    is_on: true,
  },
  ...change,
})
export const toPriceTerms = (terms: Schemas['PriceTerms']): Schemas['PriceChange'] =>
  pick(terms, [
    'price',
    'price_small',
    'price_medium',
    'price_large',
    'start_date',
    'end_date',
    'unit',
    'sale_unit',
    'hidden',
    'is_on',
  ])
export const createPrice = async (
  people: People,
  change: Partial<Schemas['PriceWrite']> = {},
  role: Role = 'global_manager',
) =>
  expectAnswer(
    await (await people.as(role)).post('/prices/', createPriceWrite(people, change)),
    'createPrice',
  )
export const listPrices = async ({ as }: People, query: string, role: Role = 'global_manager') =>
  (await expectAnswer(await (await as(role)).get(`/prices/?limit=500&${query}`), 'listPrices'))
    .items
export const createSheetRow = (
  row: number,
  product: string,
  change: Partial<Schemas['ImportedPrice']> = {},
): Schemas['ImportedPrice'] => ({
  ...{
    row,
    product,
    country: 'IS',
    company: null,
    price: '333.00',
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{
    start_date: '2026-02-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: false,
    is_on: true,
    version: null,
    confirmed: false,
  },
  ...change,
})
let sheets = 0
export const createSheetId = () =>
  `00000000-0000-4000-9000-${String(Date.now() + sheets++)
    .padStart(12, '0')
    .slice(-12)}`
/** Returns rows to confirm: each with the version of the price that the preview showed. */
export const addSeenVersions = async (
  { as }: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  const preview = await expectAnswer(
    await (await as(role)).post('/prices/imports/preview/', { list: 'sale', rows }),
    'previewPriceImport',
  )
  return rows.map((row, i) => ({ ...row, version: preview.rows[i]?.version ?? null }))
}
export const confirmSheet = async (
  { as }: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  const import_id = createSheetId()
  const answer = await expectAnswer(
    await (
      await as(role)
    ).post('/prices/imports/', { import_id, list: 'sale', rows, is_last: true }),
    'importPrices',
  )
  return { import_id, rows: answer.rows }
}
export const importSheet = async (
  people: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  // The first price of a country may be far from everyone's.
  const seen = await addSeenVersions(people, rows, role)
  return confirmSheet(
    people,
    seen.map((row) => ({ ...row, confirmed: true })),
    role,
  )
}
export const undoImport = async ({ as }: People, id: string, role: Role = 'global_manager') =>
  expectAnswer(await (await as(role)).post(`/prices/imports/${id}/undo/`), 'undoPriceImport')
