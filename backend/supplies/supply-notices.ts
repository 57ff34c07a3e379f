import { coveredDeals, tellSellersOf } from '../allocations/tell-sellers'
import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/messages'
import { notify, peopleInRoles } from '../notifications/notify'
import type { SupplyStatus } from './contract'

type NoticedSupply = Pick<
  Row<'supplies'>,
  'id' | 'number' | 'sawmill_name' | 'purchase_manager_id' | 'ready_week'
>

/** Tells people something of a supply; never the one who did it. */
async function tell(
  call: StaffCall,
  supply: NoticedSupply,
  people: readonly (string | null)[],
  key: MessageKey,
  reason = '',
) {
  await notify(call, {
    people: people.filter((id) => id !== null && id !== call.person.id).map(String),
    key,
    params: {
      number: supply.number,
      sawmill: supply.sawmill_name,
      person: call.person.name,
      reason,
    },
    record: { kind: 'supply', id: supply.id },
  })
}

const shippersOf = ({ db }: StaffCall): Promise<string[]> => peopleInRoles(db, ['cargo_manager'])

/** Tells who answers for it from now on. */
export const tellAssigned = (call: StaffCall, supply: NoticedSupply): Promise<void> =>
  tell(call, supply, [supply.purchase_manager_id], 'supply_assigned')

/** Ready wood is the cargo managers' to fetch. */
export const tellReady = async (call: StaffCall, supply: NoticedSupply): Promise<void> =>
  tell(call, supply, [...(await shippersOf(call)), supply.purchase_manager_id], 'supply_ready')

/** Notifies inspectors of a ready supply that has to be inspected. */
export const tellToInspect = async (call: StaffCall, supply: NoticedSupply): Promise<void> =>
  tell(call, supply, await peopleInRoles(call.db, ['purchase_agent']), 'supply_to_inspect')

/** Tells each deal's sale manager of the supply's wood that is for it. */
const tellSellers = async (
  call: StaffCall,
  supply: NoticedSupply,
  key: MessageKey,
  params: Record<string, string> = {},
): Promise<void> =>
  tellSellersOf(call, await coveredDeals(call.db, supply.id), key, {
    supply: supply.number,
    week: supply.ready_week ?? '',
    ...params,
  })

/** The mill's answer, to those whose deals wait for it. */
export const tellConfirmed = (call: StaffCall, supply: NoticedSupply): Promise<void> =>
  tellSellers(call, supply, 'deal_supply_confirmed')

/** The wood will be there in a later week than was said. */
export const tellLater = (call: StaffCall, supply: NoticedSupply): Promise<void> =>
  tellSellers(call, supply, 'deal_supply_later')

/**
 * Tells that a supply was canceled. Call it before its allocations are let go: they say whom it concerns.
 * @param was its status before: only of ready wood had cargo managers been told, and a draft's was promised to nobody
 */
export async function tellCanceled(
  call: StaffCall,
  supply: NoticedSupply,
  was: SupplyStatus,
  reason: string,
): Promise<void> {
  await tell(
    call,
    supply,
    [...(was === 'ready' ? await shippersOf(call) : []), supply.purchase_manager_id],
    'supply_canceled',
    reason,
  )
  if (was !== 'draft') await tellSellers(call, supply, 'deal_supply_canceled', { reason })
}
