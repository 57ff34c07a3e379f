import type { ListedPack } from '@domain/rules/inspection'
import type { InspectedPackValues } from './supply-report-form'

/**
 * Returns the number of rejected pieces of a line after its packs were rejected or accepted: the
 * pieces of the rejected packs, unless another number was entered.
 * @param entered the entered number; '' if there is none
 */
export function updateRejectedPieces(
  entered: string,
  listed: readonly ListedPack[],
  { before, after }: Record<'before' | 'after', readonly InspectedPackValues[]>,
): string {
  const [previous, next] = [before, after].map((scans) => sumRejectedPieces(listed, scans))
  if (next === undefined || previous === next) return entered
  const isOwn = entered !== '' && entered !== '0' && entered !== String(previous)
  return isOwn ? entered : String(next)
}

/** Sums the pieces of the rejected packs of a line. */
function sumRejectedPieces(
  listed: readonly ListedPack[],
  scans: readonly InspectedPackValues[],
): number {
  const rejectedIds = new Set(
    scans.flatMap(({ pack_id, is_rejected }) => (is_rejected === 'true' ? pack_id : [])),
  )
  return listed.reduce((sum, { id, pcs }) => sum + (rejectedIds.has(id) ? (pcs ?? 0) : 0), 0)
}
