import type { StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { notify } from '../notifications/notify'
import type { AllocationCut } from './fit-supply'
import { findNotifiedDeals, notifySaleManagers } from './notify-sale-managers'

type CutSupply = Pick<Row<'supplies'>, 'id' | 'number' | 'sawmill_name' | 'purchase_manager_id'>

/**
 * Notifies the sale manager of each deal that lost wood, and the supply's purchase manager of the
 * total.
 */
export async function notifyCuts(
  call: StaffCall,
  supply: CutSupply,
  cuts: readonly AllocationCut[],
): Promise<void> {
  if (cuts.length === 0) return
  const { id, number, sawmill_name, purchase_manager_id } = supply
  const names: string[] = []
  for (const { dealId, litres } of cuts) {
    const deals = await findNotifiedDeals(call.db, [dealId])
    names.push(...deals.map((deal) => deal.number))
    await notifySaleManagers(call, deals, 'deal_supply_short', {
      supply: number,
      m3: fromLitres(litres),
    })
  }
  const buyers = [purchase_manager_id]
    .filter((buyer) => buyer !== null && buyer !== call.person.id)
    .map(String)
  const m3 = fromLitres(cuts.reduce((sum, { litres }) => sum + litres, 0))
  await notify(call, {
    people: buyers,
    key: 'supply_allocations_cut',
    params: { number, sawmill: sawmill_name, m3, deals: names.join(', ') },
    record: { kind: 'supply', id },
  })
}
