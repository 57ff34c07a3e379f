import type { ReceivableLine } from '@/entities/stock'
import { fromLitres, toLitres } from '@domain/timber'

type ListedPack = ReceivableLine['packs'][number]

/** Most packs that are received at once, as in the contract. */
export const MAX_RECEIVED = 200

/** Ids of the first packs, as many as can be received at once. */
export const listFirstIds = (packs: readonly ListedPack[]): readonly string[] =>
  packs.slice(0, MAX_RECEIVED).map(({ id }) => id)

/** Returns the packs with these ids, in the order of the mill's list. */
export const pickListed = (
  packs: readonly ListedPack[],
  ids: readonly string[],
): readonly ListedPack[] => {
  const chosen = new Set(ids)
  return packs.filter(({ id }) => chosen.has(id))
}

/** Returns the payload of listed packs, which keep their pieces and their barcode. */
export const toListedPacks = (packs: readonly ListedPack[], ids: readonly string[]) =>
  pickListed(packs, ids).map(({ id, pcs }) => ({ barcode: null, pcs, pack_id: id }))

/** Adds the pieces and volumes of packs. */
export const sumPacks = (packs: readonly ListedPack[]) => ({
  pcs: packs.reduce((sum, { pcs }) => sum + pcs, 0),
  volume_m3: fromLitres(packs.reduce((sum, { volume_m3 }) => sum + toLitres(volume_m3), 0)),
})
