import { findSizeErrors } from '@domain/rules/product-rules'
import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { toConditions } from '../db/filters'
import { parseJson } from '../db/rows'
import { paginateTable, getSortColumn } from '../db/keyset-page'
import type { Db, Row } from '../db/tables'
import { createRecordHandlers } from '../records/record-handlers'
import { getBusinessDay } from '../business-day'
import { presentRecord } from '../records/record-head'
import { pickFirstErrors } from '../problems/field-errors'
import type { FieldError } from '../problems/problem'
import { changeProducts, previewProductChanges } from './change-products'
import { findListedProducts, PRODUCT_FILTERS } from './queries'
import {
  alwaysEditableFields,
  productFields,
  type ProductWrite,
  canEditProducts,
  productPolicy,
  normalizeProduct,
  toProductRow,
  toProductWrite,
  toSpecificationKey,
} from './schema'
import { NAME_KEY_COLUMNS, toProductNameKey } from './name-keys'
import { blocksArchiving, findProductUses, isInUse } from './product-uses'

/**
 * Returns errors that the schema can't find: invalid sizes, a duplicate product, and changed
 * distinguishing fields of a product in use.
 * @param storedProduct the stored product; null for a new one
 */
async function findProductErrors(
  call: PersonCall,
  product: ProductWrite,
  storedProduct: Row<'products'> | null,
): Promise<FieldError[]> {
  return pickFirstErrors([
    ...findSizeErrors(product),
    ...(storedProduct ? await findUseErrors(call, product, storedProduct) : []),
    ...(await findDuplicateErrors(call.db, product, storedProduct?.id ?? '')),
  ])
}

async function findUseErrors(
  call: PersonCall,
  product: ProductWrite,
  storedProduct: Row<'products'>,
): Promise<FieldError[]> {
  const before = toProductWrite(storedProduct)
  const uses = (await findProductUses(call.db, [storedProduct.id], getBusinessDay(call)))(
    storedProduct.id,
  )
  const isArchivingBlocked =
    before.status === 'active' && product.status === 'archived' && blocksArchiving(uses)
  return [
    ...(isInUse(uses) ? productFields.findLockedErrors(before, product, alwaysEditableFields) : []),
    ...(isArchivingBlocked ? [{ pointer: '/status', code: 'in_use' as const }] : []),
  ]
}

/** Names and specifications are unique: duplicates would split stock and prices. */
async function findDuplicateErrors(
  db: Db,
  { name, status: _, ...specification }: ProductWrite,
  id: string,
): Promise<FieldError[]> {
  const others = db.selectFrom('products').select('name').where('id', '!=', id)
  const named = await others.where('name_key', '=', toProductNameKey(name)).executeTakeFirst()
  const duplicates = await others
    .where('specification_key', '=', toSpecificationKey(specification))
    .orderBy('name_key')
    .executeTakeFirst()
  return [
    ...(named ? [{ pointer: '/name', code: 'same_name' as const, params: named }] : []),
    ...(duplicates
      ? [
          {
            pointer: specification.diameter_mm === null ? '/thickness_mm' : '/diameter_mm',
            code: 'same_specification' as const,
            params: duplicates,
          },
        ]
      : []),
  ]
}

async function presentProduct(
  call: PersonCall,
  row: Row<'products'>,
): Promise<Schemas['ProductRecord']> {
  const uses = (await findProductUses(call.db, [row.id], getBusinessDay(call)))(row.id)
  const open = isInUse(uses) ? alwaysEditableFields : productFields.names
  return {
    ...(await presentRecord(call, productPolicy, row, toProductWrite(row))),
    uses,
    editable_fields: canEditProducts(call.person) ? open : [],
  }
}

const productCrud = createRecordHandlers<Row<'products'>, ProductWrite, Schemas['ProductRecord']>({
  kind: 'product',
  policy: productPolicy,
  normalize: normalizeProduct,
  findErrors: findProductErrors,
  findChanges: (_db, before, product) => productFields.findChanges(toProductWrite(before), product),
  insert: (db, product, head) =>
    db
      .insertInto('products')
      .values({ ...toProductRow(product), ...head })
      .execute(),
  update: ({ db }, product, head, { id }) =>
    db
      .updateTable('products')
      .set({ ...toProductRow(product), ...head })
      .where('id', '=', id)
      .execute(),
  present: presentProduct,
})

const listProducts: Handler<'listProducts'> = async ({ db, query, language }) => {
  const { sort = 'name', cursor, limit, ...filters } = query
  const columns = { name: NAME_KEY_COLUMNS[language], updated_at: 'updated_at' } as const
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(toConditions(PRODUCT_FILTERS, filters)))
    .select('products.id')
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'products', column: getSortColumn(columns, sort), sort },
    { cursor, limit },
  )
  const products = await findListedProducts(db, rows)
  return {
    items: products.map(({ id, name, status, specification, updated_at }) => ({
      id,
      name,
      status,
      specification: parseJson(specification),
      updated_at,
    })),
    ...page,
  }
}

export const productHandlers = {
  listProducts,
  createProduct: productCrud.create,
  getProduct: productCrud.read,
  updateProduct: productCrud.update,
  previewProductChanges,
  changeProducts,
} satisfies Partial<Handlers>
