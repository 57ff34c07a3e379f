import { getWeekEnd } from '@domain/timber'
import { countDaysAfter } from '../../cargos/rules/cargo-delay'
import { LOADED_STATUSES, UNDEPARTED_STATUSES } from '../../cargos/rules/statuses'
import type { OrderProgress, OrderStatus, Schemas } from '../schema'

/** Statuses in which the company sees a cargo: once its wood has a place in it. */
export const SHOWN_CARGO_STATUSES: readonly Schemas['CargoStatus'][] = [
  'booked',
  ...LOADED_STATUSES,
]

/** A cargo with wood of the order, in one of `SHOWN_CARGO_STATUSES`. */
export type NewsCargo = Pick<Schemas['OrderCargo'], 'status' | 'etd' | 'eta' | 'ata'>

/** Data that the news of an order depends on. */
export type OrderNewsSubject = {
  status: OrderStatus
  incoterms: Schemas['OrderRule']
  deliveryWeek: string | null
  cargos: readonly NewsCargo[]
  /** Day of the delivery or the cancellation; null before. */
  endedOn: string | null
}

const createProgress = (
  stage: OrderProgress['stage'],
  news: OrderProgress['news'],
  more: Partial<OrderProgress> = {},
): OrderProgress => ({ stage, news, day: null, week: null, days_late: null, ...more })

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
  const { cargos, deliveryWeek: week, incoterms } = order
  const deliveryEnd = week === null ? null : getWeekEnd(week)
  const isCollected = incoterms === 'FCA'
  // A client that collects is not late with its own truck.
  const getDaysAfterWeek = (day: string) =>
    deliveryEnd === null || isCollected ? null : countDaysAfter(deliveryEnd, day)

  const inTransit = cargos.filter(({ status }) => status === 'in_transit')
  if (inTransit.length > 0) {
    const eta = findFirstDay(inTransit.map((cargo) => cargo.eta))
    if (eta !== null && eta < today)
      return createProgress('in_transit', 'overdue', {
        day: eta,
        days_late: countDaysAfter(eta, today),
      })
    return createProgress('in_transit', 'in_transit', {
      day: eta,
      days_late: getDaysAfterWeek(eta ?? today),
    })
  }
  const arrived = cargos.filter(({ status }) => status === 'arrived')
  if (arrived.length > 0)
    return createProgress('in_transit', 'arrived', {
      day: findFirstDay(arrived.map(({ ata }) => ata)),
      days_late: getDaysAfterWeek(today),
    })
  const next = cargos.filter(({ status }) => UNDEPARTED_STATUSES.includes(status))
  if (next.length > 0 || order.status === 'in_progress') {
    const etd = findFirstDay(next.map((cargo) => cargo.etd))
    return createProgress('preparation', 'preparing', {
      // A planned departure that has passed says nothing about the next one.
      day: etd !== null && etd >= today ? etd : null,
      days_late: getDaysAfterWeek(today),
    })
  }
  return createProgress('confirmed', isCollected ? 'to_collect' : 'confirmed', {
    week,
    days_late: getDaysAfterWeek(today),
  })
}

const findFirstDay = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null
