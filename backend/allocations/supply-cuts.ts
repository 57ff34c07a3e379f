import type { Schemas, StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { notify } from '../notifications/notify'
import { type AllocationCut, findCutsByLine, type SupplyLineToFit } from './fit-supply'
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

type LineQuantities = Pick<
  Schemas['SupplyLineWrite'],
  'quantity' | 'confirmed_quantity' | 'ready_quantity'
>

/**
 * Returns the name of the quantity that limits the line: the smallest, as in
 * `computeAvailableAmount`.
 */
function findLimitingQuantity({
  quantity,
  confirmed_quantity,
  ready_quantity,
}: LineQuantities): keyof LineQuantities {
  if (ready_quantity !== null && Number(ready_quantity) < Number(confirmed_quantity ?? quantity))
    return 'ready_quantity'
  return confirmed_quantity === null ? 'quantity' : 'confirmed_quantity'
}

/** Converts the losses of deals for display, largest first. */
export async function presentCuts(
  { db }: StaffCall,
  cuts: readonly AllocationCut[],
): Promise<Schemas['WoodCut'][]> {
  if (cuts.length === 0) return []
  const numbers = new Map(
    (
      await findNotifiedDeals(
        db,
        cuts.map(({ dealId }) => dealId),
      )
    ).map(({ id, number }) => [id, number]),
  )
  return cuts
    .toSorted((a, b) => b.litres - a.litres)
    .map(({ dealId, litres }) => ({ deal: numbers.get(dealId) ?? '', m3: fromLitres(litres) }))
}

/**
 * Returns a warning for each line whose change would cut allocations.
 * @param lines the submitted lines
 */
export async function findCutWarnings(
  call: StaffCall,
  supplyId: string,
  lines: readonly SupplyLineToFit[],
): Promise<Schemas['CutWarning'][]> {
  const found = await findCutsByLine(call.db, supplyId, lines)
  return Promise.all(
    found.map(async ({ lineId, cuts }) => {
      const place = lines.findIndex(({ id }) => id === lineId)
      const part = lines[place] ? findLimitingQuantity(lines[place]) : 'quantity'
      return {
        code: 'allocations_cut' as const,
        pointer: `/lines/${place}/${part}`,
        params: { cuts: await presentCuts(call, cuts) },
      }
    }),
  )
}
