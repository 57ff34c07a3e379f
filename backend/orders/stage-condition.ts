import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../db/tables'
import { SHOWN_CARGO_STATUSES } from './rules/order-news'
import type { Schemas } from '../call'
import type { OrderStatus } from './schema'
import { UNDEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

const eb = expressionBuilder<Tables, 'orders'>()

const hasStatus = (...statuses: OrderStatus[]) => eb('orders.status', 'in', statuses)

/** True if wood of the order is in a cargo in one of the statuses. */
const hasCargo = (statuses: readonly Schemas['CargoStatus'][]) =>
  eb.exists(
    eb
      .selectFrom('cargo_loads')
      .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
      .select('cargos.id')
      .whereRef('cargo_loads.deal_id', '=', 'orders.deal_id')
      .where('cargos.status', 'in', statuses),
  )

const isUnderway = () => hasCargo(['in_transit', 'arrived'])
const isBeingLoaded = () =>
  hasCargo(SHOWN_CARGO_STATUSES.filter((status) => UNDEPARTED_CARGO_STATUSES.includes(status)))

/** Returns the condition of a stage. It agrees with `getOrderProgress`. */
export function isAtStage(stage: Schemas['OrderStageFilter']): Expression<SqlBool> {
  switch (stage) {
    case 'not_placed':
      return hasStatus('initial')
    case 'placed':
      return hasStatus('ordered', 'pending', 'received')
    case 'confirmed':
      return eb.and([hasStatus('confirmed'), eb.not(isUnderway()), eb.not(isBeingLoaded())])
    case 'preparation':
      return eb.and([
        hasStatus('confirmed', 'in_progress'),
        eb.not(isUnderway()),
        eb.or([hasStatus('in_progress'), isBeingLoaded()]),
      ])
    case 'in_transit':
      return eb.and([hasStatus('confirmed', 'in_progress'), isUnderway()])
    case 'delivered':
      return hasStatus('completed')
    case 'canceled':
      return hasStatus('canceled')
    default:
      return stage satisfies never
  }
}

/** Position of an order in a list by stage. Placed orders are sorted by what they wait for. */
export const STAGE_POSITION = sql<number>`case
  when ${isAtStage('not_placed')} then 0
  when ${hasStatus('received')} then 2
  when ${isAtStage('placed')} then 1
  when ${isAtStage('confirmed')} then 3
  when ${isAtStage('preparation')} then 4
  when ${isAtStage('in_transit')} then 5
  when ${isAtStage('delivered')} then 6
  else 7 end`
