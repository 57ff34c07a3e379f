import type { StaffCall } from '../call'
import { findOpenRevision, stepRevision } from '../documents/revision-rows'
import type { StoredSupply } from './queries'
import { rebaseRevision, reviseSupply } from './revised-supply'

/** Withdraws the pending revision of a supply that was canceled. */
export async function withdrawRevisionOfSupply(
  call: StaffCall,
  record: StoredSupply,
  reason: string | undefined,
): Promise<void> {
  const row = await findOpenRevision(call.db, 'supply_revisions', record.supply.id)
  if (!row) return
  const { differences } = await reviseSupply(call.db, record, rebaseRevision(record, row).terms)
  await stepRevision(call, 'supply_revisions', row, { to: 'withdrawn', reason, differences })
}
