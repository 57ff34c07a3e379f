import { parseDecimal, subtractAmounts, sumAmounts } from '@domain/timber'
import { isOverTruck, computeTruckFill, type TruckLoad } from '../../baskets/rules/truck-fill'
import type { NeedChecks } from '../../documents/state-machine'
import type { OrderNeed, Schemas } from '../contract'

/** The client linked to the company, with its credit figures in euro. */
export type LinkedClient = {
  status: Schemas['ClientStatus']
  hasSaleManager: boolean
  creditLimitEur: string | null
  /** Exposure of its other deals that are confirmed and not completed. */
  exposureEur: string
}

/** Data that the needs of an order depend on. */
export type OrderNeedSubject = {
  incoterms: Schemas['OrderRule']
  trucks: number
  hasAddress: boolean
  /** True if a delivery week is set that has not passed. */
  hasWeek: boolean
  truckLoad: TruckLoad
  /** Names of products of which packs are missing. */
  missingProducts: readonly string[]
  company: string
  /** Reason of the company's block, '' without a reason; null if not blocked. */
  blocked: string | null
  /** Null if no client is linked. */
  client: LinkedClient | null
  /** Total of the order in euro. */
  total: string
  /** True if some of its wood has been shipped. */
  hasDeparted: boolean
}

/** Checks of the needs of each transition. */
export const orderNeeds: NeedChecks<OrderNeed, OrderNeedSubject> = {
  address: ({ hasAddress }) => (hasAddress ? [] : [{ code: 'address', pointer: '/address_id' }]),
  delivery_week: ({ hasWeek }) =>
    hasWeek ? [] : [{ code: 'delivery_week', pointer: '/delivery_week' }],
  one_truck: ({ incoterms, trucks }) =>
    incoterms === 'FCA' || trucks === 1 ? [] : [{ code: 'one_truck', pointer: '/trucks' }],
  within_truck: ({ incoterms, truckLoad }) => {
    if (incoterms === 'FCA' || !isOverTruck(truckLoad)) return []
    const { weight_kg, most_kg, m3, most_m3 } = computeTruckFill(truckLoad)
    return [
      {
        code: 'within_truck',
        params: { kg: String(weight_kg), most_kg: String(most_kg), m3, most_m3 },
      },
    ]
  },
  wood_there: ({ missingProducts }) =>
    missingProducts.length === 0
      ? []
      : [{ code: 'wood_there', params: { products: missingProducts.join(', ') } }],
  linked_client: ({ client, company }) =>
    client ? [] : [{ code: 'linked_client', params: { company } }],
  sale_manager: ({ client, company }) =>
    !client || client.hasSaleManager ? [] : [{ code: 'sale_manager', params: { company } }],
  company_not_blocked: ({ blocked, company }) =>
    blocked === null ? [] : [{ code: 'company_not_blocked', params: { company, reason: blocked } }],
  client_not_blocked: ({ client, company }) =>
    client?.status === 'blocked' ? [{ code: 'client_not_blocked', params: { company } }] : [],
  within_credit_limit: ({ client, total }) => {
    if (!client || client.creditLimitEur === null) return []
    const over = subtractAmounts(sumAmounts([client.exposureEur, total]), client.creditLimitEur)
    if (parseDecimal(over).units <= 0n) return []
    return [
      {
        code: 'within_credit_limit',
        params: { limit: client.creditLimitEur, exposure: client.exposureEur, amount: total, over },
      },
    ]
  },
  nothing_departed: ({ hasDeparted }) => (hasDeparted ? [{ code: 'nothing_departed' }] : []),
}
