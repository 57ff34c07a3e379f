import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { normalizeVatCode } from '@domain/rules/client-rules'
import type { Handler, Schemas } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { paginateTable, getSortColumn } from '../db/keyset-page'
import type { Tables } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { computeCreditUsedPermille, sumExposureCents } from '../client-deals/client-exposure'
import { containsText } from '../db/fold'
import { createPartnerSearchConditions } from '../partners/partner-search'

/** Returns search conditions. A VAT code matches however it is grouped. */
function createClientSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const conditions = createPartnerSearchConditions('clients', q)
  const vatCode = parseVatCode(q)
  if (vatCode === null) return conditions
  return [
    sql<boolean>`((${sql.join(conditions, sql` and `)}) or ${containsText('clients.vat_code', vatCode)})`,
  ]
}

/** Returns the normalized VAT code if the whole search is one ("GB 772 0143-85"), else null. */
function parseVatCode(q: string | undefined): string | null {
  const code = normalizeVatCode(q ?? null)
  return code !== null && /^[A-Z]{2}[A-Z\d+*]{0,2}\d{2}/.test(code) ? code : null
}

const SORT_COLUMNS = {
  name: 'name_key',
  country: 'country',
  exposure_eur: 'exposure_cents',
  credit_used: 'credit_used_permille',
  updated_at: 'updated_at',
} as const

const clients = expressionBuilder<Tables, 'clients'>()

/** Status of a client: blocked if its company is. */
export const clientStatus = sql<Schemas['ClientStatus']>`case when exists (select 1 from companies
  where companies.id = clients.portal_company_id and companies.status = 'blocked') then 'blocked' else clients.status end`

const FILTERS: Filters<ListFilterValues<'listClients'>> = {
  status: (statuses) => sql<boolean>`clients.shown_status in (${sql.join(statuses)})`,
  country: (codes) => clients('clients.country', 'in', codes),
  sale_manager_id: (ids) => clients('clients.sale_manager_id', 'in', ids),
  q: createClientSearchConditions,
}

/**
 * These change with each deal, so no index can hold them. They are summed from the index of deals,
 * which is fast for a hundred clients.
 */
const COMPUTED_COLUMNS: readonly string[] = ['exposure_cents', 'credit_used_permille']

export const listClients: Handler<'listClients'> = async ({ db, query }) => {
  const sort = query.sort ?? 'name'
  const column = getSortColumn(SORT_COLUMNS, sort)
  // Computed only if the sort needs it.
  const creditUsed =
    column === 'credit_used_permille' ? computeCreditUsedPermille() : sql<null>`null`
  const figures = db
    .selectFrom('clients')
    .selectAll()
    .select(clientStatus.as('shown_status'))
    .select([sumExposureCents().as('exposure_cents'), creditUsed.as('credit_used_permille')])
  const found = db
    .selectFrom(figures.as('clients'))
    .leftJoin('people', 'people.id', 'clients.sale_manager_id')
    .where((eb) => eb.and(toConditions(FILTERS, query)))
    .selectAll('clients')
    .select('people.name as sale_manager_name')
  const type = COMPUTED_COLUMNS.includes(column) ? 'number' : 'string'
  const isNullable = column === 'credit_used_permille'
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'clients', column, sort, type, isNullable },
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.shown_status,
      currency: row.currency,
      sale_manager:
        row.sale_manager_id === null
          ? null
          : { id: row.sale_manager_id, name: row.sale_manager_name ?? '' },
      credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
      exposure_eur: fromCents(row.exposure_cents),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}
