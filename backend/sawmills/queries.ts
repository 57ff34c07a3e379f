import { expressionBuilder } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText } from '../db/fold'
import { parseJson } from '../db/rows'
import { paginateTable, getSortColumn } from '../db/keyset-page'
import type { Tables } from '../db/tables'
import { createPartnerSearchConditions } from '../partners/partner-search'
import { getCertificateState, hasCertificateState } from '../partners/certificate-state'
import { toCertificate } from './schema'

const COLUMNS = {
  name: 'name_key',
  country: 'country',
  capacity: 'capacity_m3_month',
  lead_time: 'lead_time_weeks',
  certificate_expires: 'certificate_expires',
  updated_at: 'updated_at',
} as const

const sawmills = expressionBuilder<Tables, 'sawmills'>()

const createSawmillFilters = (today: string): Filters<ListFilterValues<'listSawmills'>> => ({
  approval: (statuses) => sawmills('approval', 'in', statuses),
  country: (codes) => sawmills('country', 'in', codes),
  species: (woods) =>
    sawmills.or(woods.map((wood) => containsText('sawmills.species', `"${wood}"`))),
  certificate: (states) => sawmills.or(states.map((state) => hasCertificateState(state, today))),
  q: (text) => createPartnerSearchConditions('sawmills', text),
})

export const listSawmills: Handler<'listSawmills'> = async (call) => {
  const { db, query } = call
  const today = getBusinessDay(call)
  const sort = query.sort ?? 'name'
  const column = getSortColumn(COLUMNS, sort)
  const found = db
    .selectFrom('sawmills')
    .where((eb) => eb.and(toConditions(createSawmillFilters(today), query)))
  const type = column === 'capacity_m3_month' || column === 'lead_time_weeks' ? 'number' : 'string'
  const { rows, ...page } = await paginateTable(
    found.selectAll(),
    { table: 'sawmills', column, sort, type, isNullable: true },
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      approval: row.approval,
      species: parseJson(row.species),
      profiles: parseJson(row.profiles),
      capacity_m3_month: row.capacity_m3_month,
      lead_time_weeks: row.lead_time_weeks,
      certificate: toCertificate(row),
      certificate_state: getCertificateState(row.certificate_expires, today),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}
