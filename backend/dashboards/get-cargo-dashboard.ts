import { toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { listCargoReports } from '../cargo-reports/queries'
import { listCargos } from '../cargos/queries'
import { EXPECTED_STATUSES } from '../cargos/rules/cargo-delay'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import { toCargoList, toCargoSearch, getPeriods } from './dashboard-query'
import { selectCargos } from './select-cargos'
import { groupByStage, type Sums, listSetFilters, findWork } from './work'
import { OPEN_CARGO_STATUSES } from '../statuses/cargo-statuses'

type Status = Schemas['CargoStatus']

/** Column of the day that a work item shows, by kind of work; late cargo shows its delay. */
const DAY_COLUMNS = {
  cut_off: 'cut_off',
  leaving: 'etd',
  documents: 'eta',
  overdue: null,
  arrived: 'ata',
} as const

export const getCargoDashboard: Handler<'getCargoDashboard'> = async (call) => {
  getPeriods(call)
  const week = toWeek(getBusinessDay(call))
  const filters = toCargoSearch(call)
  const findCargoWork = <Code extends keyof typeof DAY_COLUMNS>(
    code: Code,
    search: Schemas['CargosSearch'],
  ) =>
    findWork(code, {
      list: toCargoList({ ...filters, ...search }),
      find: async (search) => listCargos({ ...call, query: { ...search, limit: 1 } }, null),
      toWorstCase: (cargo) => {
        const column = DAY_COLUMNS[code]
        return {
          id: cargo.id,
          number: cargo.number,
          partner: cargo.clients[0]?.name ?? null,
          ...(column === null
            ? { late_days: cargo.late_days, arrives_late_days: cargo.arrives_late_days }
            : { day: cargo[column] }),
          volume_m3: cargo.m3,
        }
      },
    })
  const work = await Promise.all([
    findCargoWork('cut_off', { cut_off: 'this_week', sort: 'cut_off' }),
    findCargoWork('leaving', {
      status: ['planned', 'booked', 'loading'],
      etd_to: week,
      sort: 'etd',
    }),
    findCargoWork('documents', { documents: 'missing', sort: 'eta' }),
    findCargoWork('overdue', { status: [...EXPECTED_STATUSES], late: 'only', sort: 'eta' }),
    findCargoWork('arrived', { status: ['arrived'], sort: 'eta' }),
    ...(APPROVER_ROLES.includes(call.person.role) ? [findApprovalWork(call)] : []),
  ])
  const sums: Sums<Status>[] = await selectCargos(call, {
    ...filters,
    status: [...OPEN_CARGO_STATUSES],
  })
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('volume_l').as('litres'),
      fn.sum<number | null>('freight_eur_cents').as('cents'),
      fn.count<number>('freight_eur_cents').as('in_euro'),
    ])
    .groupBy('status')
    .execute()
  return {
    work,
    ...groupByStage(OPEN_CARGO_STATUSES, sums, (status) => toCargoList({ ...filters, status })),
  }
}

const findApprovalWork = async (call: Parameters<Handler<'getCargoDashboard'>>[0]) =>
  findWork('approval', {
    list: {
      kind: 'cargo_reports' as const,
      search: { approval: 'mine' as const, sort: 'number' as const },
    },
    find: async (search) => listCargoReports({ ...call, query: { ...search, limit: 1 } }),
    toWorstCase: ({ id, number, cargo, inspected_on }) => ({
      id,
      number,
      partner: cargo.number,
      day: inspected_on,
    }),
    ignored_filters: listSetFilters(call, ['client_id', 'sawmill_id', 'country', 'wood']),
  })
