import type { Handler, Schemas } from '../call'
import { isVisibleCompany } from '../companies/policy'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { hasGlobalRole } from '../people/roles'
import { toPriceTerms } from './schema'
import { getPriceScope } from './resolve-price'

/** Maximum number of changes returned. */
const MAX_CHANGES = 100

/** Lists the price changes of a product, newest first. Changes of hidden companies are left out. */
export const listPriceChanges: Handler<'listPriceChanges'> = async ({ db, person, query }) => {
  const { product_id, list, price_id } = query
  const rows = await db
    .selectFrom('price_changes')
    .selectAll()
    .where('product_id', '=', product_id)
    .$if(price_id !== undefined, (qb) => qb.where('price_id', '=', price_id ?? ''))
    .$if(!hasGlobalRole(person), (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('company_id', 'is', null),
          eb(
            'company_id',
            'in',
            db.selectFrom('companies').select('companies.id').where(isVisibleCompany(person)),
          ),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .orderBy('id')
    .limit(MAX_CHANGES * 2)
    .execute()
  const changes = rows.flatMap(({ before: storedBefore, after: storedAfter, ...change }) => {
    const [before, after] = [
      storedBefore && parseJson(storedBefore),
      storedAfter && parseJson(storedAfter),
    ]
    const price = after ?? before
    return price?.list === list ? { ...change, before, after, price } : []
  })
  const shown = changes.slice(0, MAX_CHANGES)
  const toPersonRef = await createPersonLookup(
    db,
    shown.map(({ person_id }) => person_id),
  )
  const ids = [...new Set(shown.flatMap(({ company_id }) => company_id ?? []))]
  const companies = new Map(
    (ids.length > 0
      ? await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute()
      : []
    ).map((company) => [company.id, company]),
  )
  return {
    items: shown.map(({ id, at, person_id, import_id, before, after, price }) => ({
      id,
      at,
      price_id: price.id,
      by: toPersonRef(person_id),
      by_sheet: import_id !== null,
      kind: getPriceChangeKind(before, after),
      scope: getPriceScope(price),
      country: price.country,
      company: (price.company_id !== null && companies.get(price.company_id)) || null,
      before: before && toPriceTerms(before),
      after: after && toPriceTerms(after),
    })),
  }
}

type Price = Row<'prices'>

function getPriceChangeKind(before: Price | null, after: Price | null): Schemas['PriceChangeKind'] {
  if (!before) return 'added'
  if (!after) return 'removed'
  const [oldTerms, newTerms] = [toPriceTerms(before), toPriceTerms(after)]
  const differs = (Object.keys(oldTerms) as (keyof typeof oldTerms)[]).filter(
    (field) => oldTerms[field] !== newTerms[field],
  )
  if (differs.length === 1 && differs[0] === 'is_on')
    return newTerms.is_on ? 'switched_on' : 'switched_off'
  return differs.length === 1 && differs[0] === 'end_date' && newTerms.end_date !== null
    ? 'ended'
    : 'changed'
}
