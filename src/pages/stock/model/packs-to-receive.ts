import { toNumber } from '@/shared/lib/numbers'

/** At most so many at a time, as the contract has it; one more is enough for it to say so. */
const ABOVE_MAX_PACKS = 201

/** A pack as it is typed: without pieces until they are said. */
interface PackToReceive {
  readonly barcode: string | null
  readonly pcs: number | null
}

/** Barcodes out of what was typed, scanned or pasted: one a line, or with commas between. */
export const splitBarcodes = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((code) => code !== '')

/** The number of packs that a field says; 0 for text that is no whole number, such as "2.5" or "0x1F". */
export function parseCount(typed: string): number {
  const count = toNumber(typed)
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** The packs that are received: one for each barcode, or so many with numbers of ours. */
export function toPacksToReceive({
  pcs,
  count,
  barcodes,
}: {
  pcs: string
  count: string
  barcodes: readonly string[]
}): readonly PackToReceive[] {
  const codes: readonly (string | null)[] =
    barcodes.length > 0
      ? barcodes
      : Array.from({ length: Math.min(parseCount(count), ABOVE_MAX_PACKS) }, () => null)
  return codes.map((barcode) => ({ barcode, pcs: pcs === '' ? null : toNumber(pcs) }))
}
