import { addWeeks, weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { listCargoReports } from '../cargo-reports/list-reports'
import { filterCargos } from '../cargos/cargo-filters'
import { listCargos } from '../cargos/list-cargos'
import { APPROVERS } from '../reports/scope'
import { cargos, cargosOf, periodsOf } from './asked'
import { stagesOf, type Sums } from './stages'
import { setFilters, workOf } from './work'

type Status = Schemas['CargoStatus']

const OPEN: readonly Status[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]

/** What is told of the worst, by the kind of work. */
const DAY_OF = {
  cut_off: 'cut_off',
  leaving: 'etd',
  documents: 'eta',
  overdue: 'eta',
  arrived: 'ata',
} as const

export const getCargoDashboard: Handler<'getCargoDashboard'> = async (call) => {
  periodsOf(call)
  const week = weekOf(businessDay(call))
  const own = cargosOf(call)
  const waiting = <Code extends keyof typeof DAY_OF>(code: Code, search: Schemas['CargosSearch']) =>
    workOf(
      code,
      cargos({ ...own, ...search }),
      async (asked) => listCargos({ ...call, query: { ...asked, limit: 1 } }),
      (cargo) => ({
        id: cargo.id,
        number: cargo.number,
        partner: cargo.clients[0]?.name ?? null,
        day: cargo[DAY_OF[code]],
        volume_m3: cargo.m3,
      }),
    )
  const work = await Promise.all([
    waiting('cut_off', { cut_off: 'this_week', sort: 'cut_off' }),
    waiting('leaving', {
      status: ['planned', 'booked', 'loading'],
      etd_from: week,
      etd_to: week,
      sort: 'etd',
    }),
    waiting('documents', { documents: 'missing', sort: 'eta' }),
    waiting('overdue', { status: ['in_transit'], eta_to: addWeeks(week, -1), sort: 'eta' }),
    waiting('arrived', { status: ['arrived'], sort: 'eta' }),
    ...(APPROVERS.includes(call.person.role) ? [approvalOf(call)] : []),
  ])
  const sums: Sums<Status>[] = await filterCargos(call, { ...own, status: [...OPEN] })
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('volume_l').as('litres'),
      fn.sum<number | null>('freight_eur_cents').as('cents'),
      fn.count<number>('freight_eur_cents').as('in_euro'),
    ])
    .groupBy('status')
    .execute()
  return { work, ...stagesOf(OPEN, sums, (status) => cargos({ ...own, status })) }
}

const approvalOf = async (call: Parameters<Handler<'getCargoDashboard'>>[0]) =>
  workOf(
    'approval',
    {
      kind: 'cargo_reports' as const,
      search: { approval: 'mine' as const, sort: 'number' as const },
    },
    async (asked) => listCargoReports({ ...call, query: { ...asked, limit: 1 } }),
    ({ id, number, cargo, inspected_on }) => ({
      id,
      number,
      partner: cargo.number,
      day: inspected_on,
    }),
    setFilters(call, ['client_id', 'sawmill_id', 'country', 'wood']),
  )
