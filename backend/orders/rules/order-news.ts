import type { DeliveryDelay } from '@domain/rules/delivery-delay'
import { NO_DELAY } from '../../documents/delivery-delay'
import type { Schemas } from '../../call'
import type { OrderProgress, OrderStatus } from '../schema'
import { LOADED_CARGO_STATUSES, UNDEPARTED_CARGO_STATUSES } from '../../statuses/cargo-statuses'

/** Statuses in which the company sees a cargo: once its wood has a place in it. */
export const SHOWN_CARGO_STATUSES: readonly Schemas['CargoStatus'][] = [
  'booked',
  ...LOADED_CARGO_STATUSES,
]

/** A cargo with wood of the order, in one of `SHOWN_CARGO_STATUSES`. */
export type NewsCargo = Pick<Schemas['OrderCargo'], 'status' | 'etd' | 'eta' | 'ata'>

/** Data that the news of an order depends on. */
export type OrderNewsSubject = {
  status: OrderStatus
  incoterms: Schemas['OrderRule']
  deliveryWeek: string | null
  cargos: readonly NewsCargo[]
  /** The delay of its deal. */
  delay: DeliveryDelay
  /** Day of the delivery or the cancellation; null before. */
  endedOn: string | null
}

const createProgress = (
  stage: OrderProgress['stage'],
  news: OrderProgress['news'],
  more: Partial<OrderProgress> = {},
): OrderProgress => ({ stage, news, day: null, week: null, ...NO_DELAY, ...more })

/**
 * Returns the stage of an order and what matters now to its company. The next arrival counts if the
 * order is in several cargos.
 * @param today business day, `YYYY-MM-DD`
 */
export function getOrderProgress(order: OrderNewsSubject, today: string): OrderProgress {
  switch (order.status) {
    case 'initial':
      return createProgress(null, 'not_placed')
    case 'ordered':
    case 'pending':
      return createProgress('placed', 'awaits_approval')
    case 'received':
      return createProgress('placed', 'awaits_confirmation')
    case 'canceled':
      return createProgress(null, 'canceled', { day: order.endedOn })
    case 'completed':
      return createProgress('delivered', 'delivered', { day: order.endedOn })
    case 'confirmed':
    case 'in_progress':
      return getShipmentProgress(order, today)
    default:
      return order.status satisfies never
  }
}

function getShipmentProgress(order: OrderNewsSubject, today: string): OrderProgress {
  const { cargos, deliveryWeek: week, incoterms, delay } = order
  const inTransit = cargos.filter(({ status }) => status === 'in_transit')
  if (inTransit.length > 0) {
    const eta = findFirstDay(inTransit.map((cargo) => cargo.eta))
    const isOverdue = eta !== null && eta < today
    return createProgress('in_transit', isOverdue ? 'overdue' : 'in_transit', {
      day: eta,
      ...delay,
    })
  }
  const arrived = cargos.filter(({ status }) => status === 'arrived')
  if (arrived.length > 0)
    return createProgress('in_transit', 'arrived', {
      day: findFirstDay(arrived.map(({ ata }) => ata)),
      ...delay,
    })
  const next = cargos.filter(({ status }) => UNDEPARTED_CARGO_STATUSES.includes(status))
  if (next.length > 0 || order.status === 'in_progress') {
    const etd = findFirstDay(next.map((cargo) => cargo.etd))
    return createProgress('preparation', 'preparing', {
      // A planned departure that has passed says nothing about the next one.
      day: etd !== null && etd >= today ? etd : null,
      ...delay,
    })
  }
  return createProgress('confirmed', incoterms === 'FCA' ? 'to_collect' : 'confirmed', {
    week,
    ...delay,
  })
}

const findFirstDay = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null
