import type { SupplyAllocationSummary } from '../../allocations/release-allocations'
import { fromLitres } from '../../db/decimal-columns'
import type { NeedChecks } from '../../documents/state-machine'
import {
  findExchangeRateNeed,
  findLineNeed,
  findLinePriceNeeds,
  findLineWoodNeeds,
} from '../../wood-lines/wood-needs'
import type { Schemas, SupplyLineWrite, SupplyNeed, SupplyWrite } from '../contract'
import { getReadyDifference, type PartialVolumes } from './ready-difference'

/** What the needs of a step are judged by. */
export type SupplyNeedSubject = {
  supply: Pick<
    SupplyWrite,
    'purchase_manager_id' | 'currency' | 'exchange_rate' | 'ready_week' | 'tolerance_percent'
  > & {
    lines: readonly (PartialVolumes &
      Pick<
        SupplyLineWrite,
        'product_id' | 'specification' | 'price' | 'confirmed_quantity' | 'ready_quantity'
      >)[]
  }
  sawmill: { name: string; approval: Schemas['SawmillApproval'] }
  allocated: SupplyAllocationSummary
}

type SawmillNeed = Schemas['SawmillNeed']

/** What each step of a supply may lack. */
export const supplyNeeds: NeedChecks<SupplyNeed, SupplyNeedSubject> = {
  sawmill_not_suspended: ({ sawmill }) =>
    sawmill.approval === 'suspended' ? [toSawmillNeed('sawmill_not_suspended', sawmill)] : [],
  sawmill_approved: ({ sawmill }) =>
    sawmill.approval === 'pending' ? [toSawmillNeed('sawmill_approved', sawmill)] : [],
  purchase_manager: ({ supply }) =>
    supply.purchase_manager_id === null
      ? [{ code: 'purchase_manager', pointer: '/purchase_manager_id' }]
      : [],
  ready_week: ({ supply }) =>
    supply.ready_week === null ? [{ code: 'ready_week', pointer: '/ready_week' }] : [],
  exchange_rate: ({ supply }) => findExchangeRateNeed(supply),
  line: ({ supply }) => findLineNeed(supply.lines),
  line_wood: ({ supply }) => findLineWoodNeeds(supply.lines),
  line_price: ({ supply }) => findLinePriceNeeds(supply.lines),
  no_allocations: ({ allocated: { litres, deals } }) =>
    litres === 0
      ? []
      : [{ code: 'no_allocations', params: { m3: fromLitres(litres), deals: deals.join(', ') } }],
  no_stock: ({ allocated: { stocked } }) =>
    stocked === 0 ? [] : [{ code: 'no_stock', params: { m3: fromLitres(stocked) } }],
  line_confirmed: ({ supply }) =>
    supply.lines.flatMap((line, i) =>
      line.confirmed_quantity === null
        ? [{ code: 'line_confirmed', pointer: `/lines/${i}/confirmed_quantity` }]
        : [],
    ),
  line_ready: ({ supply }) =>
    supply.lines.flatMap((line, i) =>
      line.ready_quantity === null
        ? [{ code: 'line_ready', pointer: `/lines/${i}/ready_quantity` }]
        : [],
    ),
  ready_within_tolerance: ({ supply }) =>
    supply.lines.flatMap((line, i): SupplyNeed[] => {
      const params = getReadyDifference(line, supply.tolerance_percent)
      return params
        ? [{ code: 'ready_within_tolerance', pointer: `/lines/${i}/ready_quantity`, params }]
        : []
    }),
}

const toSawmillNeed = (
  code: SawmillNeed['code'],
  { name }: SupplyNeedSubject['sawmill'],
): SawmillNeed => ({
  code,
  pointer: '/sawmill_id',
  params: { sawmill: name },
})
