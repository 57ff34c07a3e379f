import type { Schemas } from '../../call'

/** As which a sheet left a pack, and what it is now. */
type State = { status: Schemas['LotStatus']; version: number }

/** What stops a pack from becoming again what it was before a sheet: that would lose what somebody has done with it since. */
export function undoRefusal(left: State, now: State): Schemas['StockSheetRefusal'] | null {
  if (now.version !== left.version) return 'changed_since'
  if (now.status === left.status) return null
  // Baskets and orders take a pack without a new version, as nobody edits it meanwhile.
  return now.status === 'reserved' || now.status === 'sold' || now.status === 'gone' ? now.status : 'changed_since'
}
