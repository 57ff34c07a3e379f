import { addWeeks, weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { listCargos } from '../cargos/list-cargos'
import { stagesOf, type Sums } from './stages'
import { workOf, type WorstCase } from './work'

type Status = Schemas['CargoStatus']
type Code = Schemas['CargoWork']['code']

const OPEN: readonly Status[] = ['planned', 'booked', 'loading', 'sealed', 'in_transit', 'arrived', 'delivered']

export const getCargoDashboard: Handler<'getCargoDashboard'> = async (call) => {
  const week = weekOf(businessDay(call))
  const asked: Pick<Schemas['CargoWork'], 'code' | 'search'>[] = [
    { code: 'cut_off', search: { cut_off: 'this_week', sort: 'cut_off' } },
    { code: 'leaving', search: { status: ['planned', 'booked', 'loading'], etd_from: week, etd_to: week, sort: 'etd' } },
    { code: 'documents', search: { documents: 'missing', sort: 'eta' } },
    { code: 'overdue', search: { status: ['in_transit'], eta_to: addWeeks(week, -1), sort: 'eta' } },
    { code: 'arrived', search: { status: ['arrived'], sort: 'eta' } },
  ]
  const work = await workOf(asked, (search) => listCargos({ ...call, query: { ...search, limit: 1 } }), worstOf)
  const sums: Sums<Status>[] = await call.db
    .selectFrom('cargos')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('volume_l').as('litres'),
      fn.sum<number | null>('freight_eur_cents').as('cents'),
      fn.count<number>('freight_eur_cents').as('in_euro'),
    ])
    .where('status', 'in', OPEN)
    .groupBy('status')
    .execute()
  return { work, ...stagesOf(OPEN, sums, (status) => ({ status: [status] })) }
}

const DAY_OF = { cut_off: 'cut_off', leaving: 'etd', documents: 'eta', overdue: 'eta', arrived: 'ata' } as const satisfies Record<Code, keyof Schemas['CargoSummary']>

function worstOf(cargo: Schemas['CargoSummary'], code: Code): WorstCase {
  const { id, number, clients: [client], m3 } = cargo
  return { id, number, partner: client?.name ?? null, late_days: null, week: null, day: cargo[DAY_OF[code]], volume_m3: m3 }
}
