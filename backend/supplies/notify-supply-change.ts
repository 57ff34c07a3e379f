import { findDealsOfSupply, notifySaleManagers } from '../allocations/notify-sale-managers'
import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { notify, findPeopleInRoles } from '../notifications/notify'
import type { SupplyStatus } from './contract'

type NotifiedSupply = Pick<
  Row<'supplies'>,
  'id' | 'number' | 'sawmill_name' | 'purchase_manager_id' | 'ready_week'
>

/** Tells people something of a supply; never the one who did it. */
async function notifyPeople(
  call: StaffCall,
  supply: NotifiedSupply,
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

const findCargoManagerIds = ({ db }: StaffCall): Promise<string[]> =>
  findPeopleInRoles(db, ['cargo_manager'])

/** Tells who answers for it from now on. */
export const notifySupplyAssigned = (call: StaffCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(call, supply, [supply.purchase_manager_id], 'supply_assigned')

/** Ready wood is the cargo managers' to fetch. */
export const notifySupplyReady = async (call: StaffCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(
    call,
    supply,
    [...(await findCargoManagerIds(call)), supply.purchase_manager_id],
    'supply_ready',
  )

/** Notifies inspectors of a ready supply that has to be inspected. */
export const notifyInspectors = async (call: StaffCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(
    call,
    supply,
    await findPeopleInRoles(call.db, ['purchase_agent']),
    'supply_to_inspect',
  )

/** Tells each deal's sale manager of the supply's wood that is for it. */
const notifySupplySaleManagers = async (
  call: StaffCall,
  supply: NotifiedSupply,
  key: MessageKey,
  params: Record<string, string> = {},
): Promise<void> =>
  notifySaleManagers(call, await findDealsOfSupply(call.db, supply.id), key, {
    supply: supply.number,
    week: supply.ready_week ?? '',
    ...params,
  })

/** The mill's answer, to those whose deals wait for it. */
export const notifySupplyConfirmed = (call: StaffCall, supply: NotifiedSupply): Promise<void> =>
  notifySupplySaleManagers(call, supply, 'deal_supply_confirmed')

/** The wood will be there in a later week than was said. */
export const notifySupplyPostponed = (call: StaffCall, supply: NotifiedSupply): Promise<void> =>
  notifySupplySaleManagers(call, supply, 'deal_supply_later')

/**
 * Tells that a supply was canceled. Call it before its allocations are let go: they say whom it concerns.
 * @param was its status before: only of ready wood had cargo managers been told, and a draft's was promised to nobody
 */
export async function notifySupplyCanceled(
  call: StaffCall,
  supply: NotifiedSupply,
  was: SupplyStatus,
  reason: string,
): Promise<void> {
  await notifyPeople(
    call,
    supply,
    [...(was === 'ready' ? await findCargoManagerIds(call) : []), supply.purchase_manager_id],
    'supply_canceled',
    reason,
  )
  if (was !== 'draft')
    await notifySupplySaleManagers(call, supply, 'deal_supply_canceled', { reason })
}
