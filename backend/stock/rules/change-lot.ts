import type { Schemas } from '../../call'

type Lot = { status: Schemas['LotStatus']; location: string; pcs: number }
type Action = Schemas['LotAction']

/** What stops a change of a pack, as the field that names it is told. */
export type LotRefusal = 'not_found' | 'reserved' | 'unexpected'

/** What a pack has become. */
export type ChangedLot = {
  status: Schemas['LotStatus']
  location: string
  kind: 'blocked' | 'released' | 'moved'
}

/**
 * Blocks, releases or moves a pack. What somebody has reserved stays where and what it is: it is promised from there. What is sold or gone is no
 * stock any more.
 * @param location where it is moved to
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
 * What a pack is once its pieces were counted again; none are left of one that is gone. Of a reserved pack not a piece may change, so that stock never
 * comes under what is promised.
 */
export function getCorrectedStatus(
  { status }: Pick<Lot, 'status'>,
  pcs: number,
): Schemas['LotStatus'] | 'not_found' | 'held' {
  if (status === 'sold' || status === 'gone') return 'not_found'
  if (status === 'reserved') return 'held'
  return pcs === 0 ? 'gone' : status
}
