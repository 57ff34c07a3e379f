import { getBusinessDay } from '../business-day'
import type { Person, Schemas } from '../call'
import type { ScopedCompany } from '../companies/company-permissions'
import type { Db, Row } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import type { AppContext } from '../app-context'
import { canSetPrices } from './price-permissions'
import { getPriceState, toPriceTerms } from './price-row'
import { getPriceScope } from './resolve-price'

type PresentPriceCall = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db; person: Person }

/** Returns prices with their names and the user's rights, in the given order. */
export async function presentPrices(
  call: PresentPriceCall,
  rows: readonly Row<'prices'>[],
): Promise<Schemas['PriceEntry'][]> {
  if (rows.length === 0) return []
  const { db, person } = call
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))]
  const products = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', productIds)
    .execute()
  const productNames = new Map(products.map(({ id, name }) => [id, name]))
  const companies = await loadCompanies(db, rows)
  const toPersonRef = await findPersonRefs(
    db,
    rows.map((row) => row.updated_by),
  )
  const today = getBusinessDay(call)
  return rows.map((row) => {
    const company = row.company_id === null ? null : (companies.get(row.company_id) ?? null)
    return {
      id: row.id,
      version: row.version,
      product: { id: row.product_id, name: productNames.get(row.product_id) ?? '' },
      list: row.list,
      scope: getPriceScope(row),
      country: row.country,
      company: company && { id: company.id, name: company.name },
      state: getPriceState(row, today),
      may_edit: canSetPrices(person, { country: row.country, company }),
      updated_at: row.updated_at,
      updated_by: toPersonRef(row.updated_by),
      ...toPriceTerms(row),
    }
  })
}

async function loadCompanies(
  db: Db,
  rows: readonly Row<'prices'>[],
): Promise<ReadonlyMap<string, ScopedCompany & { name: string }>> {
  const ids = [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('companies')
    .select(['id', 'name', 'manager_id', 'country'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((company) => [company.id, company]))
}
