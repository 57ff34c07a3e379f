import type { StaffCall } from '../call'
import type { Row } from '../db/tables'
import type { MessageKey } from '../notifications/messages'
import { notify, peopleInRoles } from '../notifications/notify'

type NoticedSupply = Pick<Row<'supplies'>, 'id' | 'number' | 'sawmill_name' | 'purchase_manager_id'>

/** Tells people something of a supply; never the one who did it. */
async function tell(call: StaffCall, supply: NoticedSupply, people: readonly (string | null)[], key: MessageKey, reason = '') {
  await notify(call, {
    people: people.filter((id) => id !== null && id !== call.person.id).map(String),
    key,
    params: { number: supply.number, sawmill: supply.sawmill_name, person: call.person.name, reason },
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

/** @param wasReady whether cargo managers had been told of it */
export const tellCanceled = async (call: StaffCall, supply: NoticedSupply, wasReady: boolean, reason: string): Promise<void> =>
  tell(call, supply, [...(wasReady ? await shippersOf(call) : []), supply.purchase_manager_id], 'supply_canceled', reason)
