import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'

type Lot = Row<'lots'>
type PackState = Pick<Lot, 'pcs' | 'litres' | 'location' | 'status' | 'note'>
type VersionedState = PackState & Pick<Lot, 'version'>
/** The state in which a sheet left a pack; without content, of a sheet that stored none, versions are compared. */
type SheetState = Pick<Lot, 'status' | 'version'> & { content: PackState | null }

/** The reason why a pack can't become again what it was before a sheet: that would lose a later change. */
export function getUndoRefusal(
  left: SheetState,
  now: VersionedState,
): Schemas['StockSheetRefusal'] | null {
  // Baskets and orders take a pack without a new version, as nobody edits it meanwhile.
  const isTaken =
    now.status !== left.status &&
    (now.status === 'reserved' || now.status === 'sold' || now.status === 'gone')
  const isChanged = left.content
    ? !hasSameContent(isTaken ? { ...left.content, status: now.status } : left.content, now)
    : now.version !== left.version
  if (isChanged) return 'changed_since'
  if (now.status === left.status) return null
  return now.status === 'reserved' || now.status === 'sold' || now.status === 'gone'
    ? now.status
    : 'changed_since'
}

/** True if two states of a pack have the same pieces, place, status and note, whatever their versions. */
export const hasSameContent = (one: PackState, other: PackState): boolean =>
  (['pcs', 'litres', 'location', 'status', 'note'] as const).every(
    (name) => one[name] === other[name],
  )
