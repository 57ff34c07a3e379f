import type { Db, NewRow } from '../db/tables'
import { toProductColumns } from '../products/schema'
import { insertRows } from '../db/rows'
import type { SeedTools } from './people'
import { ARCHIVED_PRODUCT, MIXED_PRODUCT, productList, type SeededProduct } from './product-list'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

export const getProductId = (name: string): string => createSeedId(`product ${name}`)

/** Adds products, all older than any sale; some are archived. */
export async function seedProducts(db: Db, { clock }: SeedTools): Promise<void> {
  const now = clock()
  const createProductRow = (
    { name, specification }: Pick<SeededProduct, 'name' | 'specification'>,
    i: number,
  ): NewRow<'products'> => ({
    id: getProductId(name),
    ...toProductColumns(name, specification),
    created_at: getCreatedAt(now, i),
    updated_at: getCreatedAt(now, i),
  })
  await insertRows(db, 'products', [
    ...productList.map(createProductRow),
    createProductRow(MIXED_PRODUCT, productList.length + 1),
  ])
  await insertRows(db, 'products', [
    { ...createProductRow(ARCHIVED_PRODUCT, productList.length), status: 'archived', version: 2 },
  ])
}

/** Returns the creation time of a product, one day after the product before. */
const getCreatedAt = (now: Date, place: number): string =>
  new Date(now.getTime() + (place - 1600) * DAY_MS).toISOString()
