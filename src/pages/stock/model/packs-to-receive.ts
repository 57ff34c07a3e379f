import type { Schemas } from '@/shared/api'

/** At most so many at a time. */
const MOST = 200

/** Barcodes out of what was typed, scanned or pasted: one a line, or with commas between. */
export const barcodesOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((code) => code !== '')

/** The packs that are received: one for each barcode, or so many with numbers of ours; none until it is said how many pieces they have. */
export function packsToReceive({ pcs, count, barcodes }: { pcs: string; count: string; barcodes: readonly string[] }): Schemas['LotsReceived']['packs'] {
  const pieces = Number(pcs)
  if (!Number.isSafeInteger(pieces) || pieces < 1) return []
  const many = Number(count)
  const all: readonly (string | null)[] = barcodes.length > 0 ? barcodes : Number.isSafeInteger(many) && many > 0 && many <= MOST ? Array.from({ length: many }, () => null) : []
  return all.length > MOST ? [] : all.map((barcode) => ({ barcode, pcs: pieces }))
}
