import { toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import { listSawmills } from '../sawmills/queries'
import { listSupplies } from '../supplies/queries'
import { listSupplyReports } from '../supply-reports/queries'
import { fromLitres } from '../db/decimal-columns'
import { getPeriods, toSupplyList, toSupplySearch } from './dashboard-query'
import { sumReadyWood } from './get-supply-figures'
import { selectSupplies } from '../supplies/select-supplies'
import { groupByStage, type Sums, listSetFilters, findWork } from './work'
import { OPEN_SUPPLY_STATUSES } from '../statuses/supply-statuses'

type Status = Schemas['SupplyStatus']

export const getSupplyDashboard: Handler<'getSupplyDashboard'> = async (call) => {
  getPeriods(call)
  const week = toWeek(getBusinessDay(call))
  const filters = toSupplySearch(call)
  const findSupplyWork = <Code extends Schemas['SupplyWork']['code']>(
    code: Code,
    search: Schemas['SuppliesSearch'],
  ) =>
    findWork(code, {
      list: toSupplyList({ ...filters, ...search }),
      find: async (search) => listSupplies({ ...call, query: { ...search, limit: 1 } }, null),
      toWorstCase: async ({ id, number, sawmill, late_days, ready_week, agreed_m3, free_m3 }) => ({
        id,
        number,
        partner: sawmill.name,
        late_days,
        week: ready_week,
        volume_m3:
          code === 'free'
            ? free_m3
            : code === 'ready'
              ? fromLitres((await sumReadyWood(call, { id: [id] })).litres)
              : agreed_m3,
      }),
    })
  const work = await Promise.all([
    findSupplyWork('late', { late: 'only', sort: '-late_days' }),
    findSupplyWork('due', {
      status: ['ordered', 'confirmed', 'in_production'],
      week_from: week,
      week_to: week,
      sort: 'ready_week',
    }),
    findSupplyWork('ready', { status: ['ready'], sort: 'ready_week' }),
    findSupplyWork('free', { free: 'only', sort: '-free_m3' }),
    findSupplyWork('unconfirmed', { status: ['ordered'], sort: 'ready_week' }),
    ...(APPROVER_ROLES.includes(call.person.role) ? [findApprovalWork(call)] : []),
    findCertificateWork(call),
  ])
  const sums: Sums<Status>[] = await selectSupplies(
    call,
    {
      ...filters,
      status: [...OPEN_SUPPLY_STATUSES],
    },
    ['status', 'agreed_l', 'amount_eur_cents'],
  )
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('agreed_l').as('litres'),
      fn.sum<number | null>('amount_eur_cents').as('cents'),
      fn.count<number>('amount_eur_cents').as('in_euro'),
    ])
    .groupBy('status')
    .execute()
  return {
    work,
    ...groupByStage(OPEN_SUPPLY_STATUSES, sums, (status) => toSupplyList({ ...filters, status })),
  }
}

const FILTERS = ['sawmill_id', 'purchase_manager_id', 'country', 'wood'] as const

type SupplyDashboardCall = Parameters<Handler<'getSupplyDashboard'>>[0]

const findApprovalWork = async (call: SupplyDashboardCall) =>
  findWork('approval', {
    list: {
      kind: 'supply_reports' as const,
      search: { approval: 'mine' as const, sort: 'number' as const },
    },
    find: async (search) => listSupplyReports({ ...call, query: { ...search, limit: 1 } }),
    toWorstCase: ({ id, number, sawmill, inspected_on }) => ({
      id,
      number,
      partner: sawmill.name,
      day: inspected_on,
    }),
    ignored_filters: listSetFilters(call, FILTERS),
  })

/**
 * Returns active sawmills of the requested countries and species whose certificates need
 * attention.
 */
const findCertificateWork = async (call: SupplyDashboardCall) => {
  const { country, wood } = call.query
  return findWork('certificates', {
    list: {
      kind: 'sawmills' as const,
      search: {
        approval: ['approved' as const],
        certificate: ['expiring' as const, 'expired' as const],
        ...(country && country.length > 0 && { country }),
        ...(wood && wood.length > 0 && { species: wood }),
        sort: 'certificate_expires' as const,
      },
    },
    find: async (search) => listSawmills({ ...call, query: { ...search, limit: 1 } }),
    toWorstCase: ({ id, name, certificate }) => ({
      id,
      number: name,
      day: certificate?.expires ?? null,
    }),
    ignored_filters: listSetFilters(call, FILTERS, ['country', 'wood']),
  })
}
