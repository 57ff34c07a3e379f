import { expressionBuilder } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains } from '../db/fold'
import { parseJson } from '../db/json'
import { listRows } from '../db/list-rows'
import { sortColumn } from '../db/sort-column'
import type { Tables } from '../db/tables'
import { partnerSearchConditions } from '../partners/partner-search'
import { certificateState, hasCertificateState } from '../partners/certificate-state'
import { certificateOf } from './sawmill-write'

const COLUMNS = {
  name: 'name_key',
  country: 'country',
  capacity: 'capacity_m3_month',
  lead_time: 'lead_time_weeks',
  certificate_expires: 'certificate_expires',
  updated_at: 'updated_at',
} as const

const sawmills = expressionBuilder<Tables, 'sawmills'>()

const filtersOn = (today: string): Filters<WantedOf<'listSawmills'>> => ({
  approval: (statuses) => sawmills('approval', 'in', statuses),
  country: (codes) => sawmills('country', 'in', codes),
  species: (woods) => sawmills.or(woods.map((wood) => contains('sawmills.species', `"${wood}"`))),
  certificate: (states) => sawmills.or(states.map((state) => hasCertificateState(state, today))),
  q: (text) => partnerSearchConditions('sawmills', text),
})

export const listSawmills: Handler<'listSawmills'> = async (call) => {
  const { db, query } = call
  const today = businessDay(call)
  const sort = query.sort ?? 'name'
  const column = sortColumn(COLUMNS, sort)
  const found = db
    .selectFrom('sawmills')
    .where((eb) => eb.and(conditionsOf(filtersOn(today), query)))
  const type = column === 'capacity_m3_month' || column === 'lead_time_weeks' ? 'number' : 'string'
  const { rows, ...page } = await listRows(
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
      certificate: certificateOf(row),
      certificate_state: certificateState(row.certificate_expires, today),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}
