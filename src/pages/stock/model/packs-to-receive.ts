import { toNumber } from '@domain/numbers'

/** One above the contract's maximum, which is enough for the validation to fail. */
const ABOVE_MAX_PACKS = 201

/** Payload of a pack; `pcs` is null until entered. */
interface PackToReceive {
  readonly barcode: string | null
  readonly pcs: number | null
}

/** Splits typed, scanned or pasted text into barcodes at white space, commas and semicolons. */
export const splitBarcodes = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((code) => code !== '')

/** Parses a number of packs; 0 for anything but a whole number, such as "2.5" or "0x1F". */
export function parseCount(input: string): number {
  const count = toNumber(input)
  return Number.isInteger(count) && count > 0 ? count : 0
}

/** Returns a pack per barcode, or the given number of packs with generated numbers. */
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
