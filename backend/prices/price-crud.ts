import type { Handler, Person, Schemas } from '../call'
import { findCountryErrors } from '@domain/rules/terms-rules'
import { canSeeCompany } from '../companies/policy'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { Problem, type FieldError } from '../problems/problem'
import type { AppContext } from '../app-context'
import { findPriceTermsErrors, logPrices, toPriceColumns, toPriceTerms } from './schema'
import { placePrice, type PricePeriod } from './plan-periods'
import { presentPrices } from './queries'
import { canSetPrices } from './price-permissions'

/** Prices with the same key must not overlap. */
type PriceKey = Pick<Row<'prices'>, 'product_id' | 'list' | 'country' | 'company_id'>
type PriceCall = AppContext & { db: Db; person: Person }

/**
 * Creates a price.
 * @throws Problem 422 for a scope that the user may not price, invalid terms, or an overlapping
 * price
 */
export const createPrice: Handler<'createPrice'> = async (call) => {
  const { db, body, person, clock, random } = call
  const { product_id, list, country, company_id, ...terms } = body
  const product = await db
    .selectFrom('products')
    .select(['id', 'specification', 'status'])
    .where('id', '=', product_id)
    .executeTakeFirst()
  if (!product || product.status !== 'active')
    throw Problem.invalid({ pointer: '/product_id', code: 'not_found' })
  const errors = [
    ...(await findScopeErrors(call, { country, company_id })),
    ...findPriceTermsErrors(terms, parseJson(product.specification)),
  ]
  if (errors.length > 0) throw Problem.invalid(...errors)
  await endPreviousPrice(call, { product_id, list, country, company_id }, terms, null)
  const at = clock().toISOString()
  const row: Row<'prices'> = {
    id: createId(random),
    version: 1,
    product_id,
    list,
    country,
    company_id,
    ...toPriceColumns(terms),
    created_at: at,
    created_by: person.id,
    updated_at: at,
    updated_by: person.id,
  }
  await db.insertInto('prices').values(row).execute()
  await logPrices(call, [{ before: null, after: row }])
  return presentStoredPrice(call, row)
}

/**
 * Changes the terms of a price.
 * @throws Problem 404, 412, 422 as for a new one
 */
export const updatePrice: Handler<'updatePrice'> = async (call) => {
  const { db, body } = call
  const before = await requireOwnPrice(call, call.path.id)
  assertVersion(call.version, before.version)
  const { specification } = await db
    .selectFrom('products')
    .select('specification')
    .where('id', '=', before.product_id)
    .executeTakeFirstOrThrow()
  const errors = findPriceTermsErrors(body, parseJson(specification))
  if (errors.length > 0) throw Problem.invalid(...errors)
  if (
    JSON.stringify(toPriceTerms(before)) ===
    JSON.stringify(toPriceTerms({ ...before, ...toPriceColumns(body) }))
  )
    return presentStoredPrice(call, before)
  await endPreviousPrice(call, before, body, before.id)
  const row = { ...before, ...toPriceColumns(body), ...toNextVersion(call, before.version) }
  await db.updateTable('prices').set(row).where('id', '=', row.id).execute()
  await logPrices(call, [{ before, after: row }])
  return presentStoredPrice(call, row)
}

/**
 * Removes a price.
 * @throws Problem 404, 412
 */
export const removePrice: Handler<'removePrice'> = async (call) => {
  const before = await requireOwnPrice(call, call.path.id)
  assertVersion(call.version, before.version)
  await call.db.deleteFrom('prices').where('id', '=', before.id).execute()
  await logPrices(call, [{ before, after: null }])
}

const presentStoredPrice = async (
  call: PriceCall,
  row: Row<'prices'>,
): Promise<Schemas['PriceEntry']> => {
  const [price] = await presentPrices(call, [row])
  if (!price) throw new Error('The stored price was not found.')
  return price
}

/**
 * Finds a price that the user may change.
 * @throws Problem 404 for a missing price or a hidden company's, 403 for other prices
 */
async function requireOwnPrice({ db, person }: PriceCall, id: string): Promise<Row<'prices'>> {
  const row = await db.selectFrom('prices').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  const company = row.company_id === null ? null : await findScopedCompany(db, row.company_id)
  if (company && !canSeeCompany(person, company)) throw new Problem('not_found')
  if (!canSetPrices(person, { country: row.country, company })) throw new Problem('forbidden')
  return row
}

const findScopedCompany = async (db: Db, id: string) =>
  (await db
    .selectFrom('companies')
    .select(['id', 'manager_id', 'country'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

async function findScopeErrors(
  { db, person }: PriceCall,
  { country, company_id }: Pick<PriceKey, 'country' | 'company_id'>,
): Promise<FieldError[]> {
  if (company_id !== null && country !== null) return [{ pointer: '/country', code: 'unexpected' }]
  if (country !== null && findCountryErrors({ country }).length > 0)
    return findCountryErrors({ country })
  const company = company_id === null ? null : await findScopedCompany(db, company_id)
  // The error must not reveal if a hidden company exists.
  if (company_id !== null && (!company || !canSeeCompany(person, company)))
    return [{ pointer: '/company_id', code: 'not_found' }]
  if (canSetPrices(person, { country, company })) return []
  return [{ pointer: country === null ? '/company_id' : '/country', code: 'not_yours' }]
}

/**
 * Ends the open price that a new one follows.
 * @throws Problem 422 if another price overlaps
 */
async function endPreviousPrice(
  call: PriceCall,
  key: PriceKey,
  terms: Omit<PricePeriod, 'id'>,
  exceptId: string | null,
): Promise<void> {
  const { db } = call
  const others = await findSiblingPrices(db, key, exceptId)
  const { ends, overlaps } = placePrice(terms, others)
  if (overlaps)
    throw Problem.invalid({
      pointer: '/start_date',
      code: 'overlap',
      params: { other: formatPeriod(overlaps) },
    })
  const ended = others.find(({ id }) => id === ends?.id)
  if (!ended || !ends) return
  const row = { ...ended, end_date: ends.end_date, ...toNextVersion(call, ended.version) }
  await db.updateTable('prices').set(row).where('id', '=', row.id).execute()
  await logPrices(call, [{ before: ended, after: row }])
}

/** Finds the other prices of the same product, list and scope. */
async function findSiblingPrices(
  db: Db,
  { product_id, list, country, company_id }: PriceKey,
  exceptId: string | null,
): Promise<Row<'prices'>[]> {
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('product_id', '=', product_id)
    .where('list', '=', list)
    .execute()
  return rows.filter(
    (row) => row.country === country && row.company_id === company_id && row.id !== exceptId,
  )
}

/** Formats a period as in errors: 2026-03-01 – 2026-05-31, 2026-06-01 –. */
export const formatPeriod = ({
  start_date,
  end_date,
}: Pick<PricePeriod, 'start_date' | 'end_date'>): string =>
  `${start_date} – ${end_date ?? ''}`.trim()
