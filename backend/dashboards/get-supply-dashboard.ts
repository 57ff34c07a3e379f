import { weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { listSupplies } from '../supplies/list-supplies'
import { stagesOf, type Sums } from './stages'
import { workOf, type WorstCase } from './work'

type Status = Schemas['SupplyStatus']

const OPEN: readonly Status[] = ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped']

export const getSupplyDashboard: Handler<'getSupplyDashboard'> = async (call) => {
  const week = weekOf(businessDay(call))
  const asked: Pick<Schemas['SupplyWork'], 'code' | 'search'>[] = [
    { code: 'late', search: { late: 'only', sort: '-late_days' } },
    { code: 'due', search: { status: ['ordered', 'confirmed', 'in_production'], week_from: week, week_to: week, sort: 'ready_week' } },
    { code: 'ready', search: { status: ['ready'], sort: 'ready_week' } },
    { code: 'free', search: { free: 'only', sort: '-free_m3' } },
    { code: 'unconfirmed', search: { status: ['ordered'], sort: 'ready_week' } },
  ]
  const work = await workOf(asked, (search) => listSupplies({ ...call, query: { ...search, limit: 1 } }), worstOf)
  const sums: Sums<Status>[] = await call.db
    .selectFrom('supplies')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('volume_l').as('litres'),
      fn.sum<number | null>('amount_eur_cents').as('cents'),
      fn.count<number>('amount_eur_cents').as('in_euro'),
    ])
    .where('status', 'in', OPEN)
    .groupBy('status')
    .execute()
  return { work, ...stagesOf(OPEN, sums, (status) => ({ status: [status] })) }
}

function worstOf({ id, number, sawmill, late_days, ready_week, volume_m3, free_m3 }: Schemas['SupplySummary'], code: Schemas['SupplyWork']['code']): WorstCase {
  return { id, number, partner: sawmill.name, late_days, week: ready_week, day: null, volume_m3: code === 'free' ? free_m3 : volume_m3 }
}
