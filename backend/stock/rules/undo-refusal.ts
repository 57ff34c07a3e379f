import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'

type Lot = Row<'lots'>
type PackState = Pick<Lot, 'pcs' | 'litres' | 'location' | 'status' | 'note'>
type VersionedState = PackState & Pick<Lot, 'version'>
/**
 * The state in which a sheet left a pack. Old sheets stored no content; their versions are
 * compared.
 */
type SheetState = Pick<Lot, 'status' | 'version'> & { content: PackState | null }

/**
 * Returns the reason why a pack can't be restored, because a later change would be lost. Null if it
 * can.
 */
export function getUndoRefusal(
  left: SheetState,
  now: VersionedState,
): Schemas['StockSheetRefusal'] | null {
  // Baskets and orders reserve a pack without raising its version.
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

/** True if two states of a pack have the same content, whatever their versions. */
export const hasSameContent = (one: PackState, other: PackState): boolean =>
  (['pcs', 'litres', 'location', 'status', 'note'] as const).every(
    (name) => one[name] === other[name],
  )
