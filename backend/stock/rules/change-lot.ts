import type { Schemas } from '../../call'

type Lot = { status: Schemas['LotStatus']; location: string; pcs: number }
type Action = Schemas['LotAction']

/** The error code of a refused change. */
export type LotRefusal = 'not_found' | 'reserved' | 'unexpected'

/** The new state of a pack. */
export type ChangedLot = {
  status: Schemas['LotStatus']
  location: string
  kind: 'blocked' | 'released' | 'moved'
}

/**
 * Blocks, releases or moves a pack. A reserved pack can't change, because it is promised from its
 * location. Sold and removed packs are no longer stock.
 * @param location the target of a move
 */
export function changeLot(
  lot: Lot,
  action: Action,
  location: string | null,
): ChangedLot | LotRefusal {
  if (lot.status === 'sold' || lot.status === 'gone') return 'not_found'
  if (lot.status === 'reserved') return 'reserved'
  if (action === 'move')
    return location === null || location === lot.location
      ? 'unexpected'
      : { status: lot.status, location, kind: 'moved' }
  const status = action === 'block' ? 'blocked' : 'available'
  return status === lot.status
    ? 'unexpected'
    : { status, location: lot.location, kind: action === 'block' ? 'blocked' : 'released' }
}

/**
 * Returns the status of a pack after a recount. A pack without pieces is gone. Reserved packs can't
 * change, so that stock never falls below what is promised.
 */
export function getCorrectedStatus(
  { status }: Pick<Lot, 'status'>,
  pcs: number,
): Schemas['LotStatus'] | 'not_found' | 'held' {
  if (status === 'sold' || status === 'gone') return 'not_found'
  if (status === 'reserved') return 'held'
  return pcs === 0 ? 'gone' : status
}
