import type { components } from '@contract/schema'
import { fold } from '@domain/text/fold'

type Schemas = components['schemas']
export type ListedPack = Schemas['ListedPack']
export type ScannedPack = Schemas['ScannedPack']

/** A pack of another supply or cargo. */
export type ForeignPack = Pick<ListedPack, 'number' | 'barcode'> & { readonly belongs_to: string }

/**
 * Outcome of a scanned or typed text. `twice` means that it was scanned before, `too_short` that
 * these last digits are not enough.
 */
export type ScanOutcome =
  | { readonly kind: 'found' | 'twice'; readonly pack: ListedPack }
  | { readonly kind: 'ambiguous'; readonly packs: readonly ListedPack[] }
  | { readonly kind: 'foreign'; readonly belongs_to: string }
  | { readonly kind: 'unknown' | 'repeated' | 'too_short' }

interface ScanContext {
  readonly listed: readonly ListedPack[]
  readonly foreign: readonly ForeignPack[]
  readonly scanned: readonly Pick<ScannedPack, 'pack_id' | 'text'>[]
}

/** Last digits that are enough to find a pack. */
const LAST_DIGITS = /^\d{3,}$/
const TOO_FEW_DIGITS = /^\d{1,2}$/

/** Returns the letters and digits of a number or barcode, so that all its spellings are equal. */
export const toPackKey = (mark: string): string => fold(mark).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds a pack by its barcode, else by the mill's number, else by the last digits. Packs of another
 * supply or cargo are found by a whole barcode or number only.
 */
export function matchPack(text: string, { listed, foreign, scanned }: ScanContext): ScanOutcome {
  const key = toPackKey(text)
  if (key === '') return { kind: 'unknown' }
  const found = findMatchingPacks(key, listed)
  const [pack] = found
  if (pack && found.length === 1)
    return { kind: scanned.some(({ pack_id }) => pack_id === pack.id) ? 'twice' : 'found', pack }
  if (pack) return { kind: 'ambiguous', packs: found }
  if (scanned.some((scan) => scan.pack_id === null && toPackKey(scan.text) === key))
    return { kind: 'repeated' }
  const other = foreign.find((each) => hasMark(each, key))
  if (other) return { kind: 'foreign', belongs_to: other.belongs_to }
  return { kind: TOO_FEW_DIGITS.test(key) ? 'too_short' : 'unknown' }
}

function findMatchingPacks(key: string, listed: readonly ListedPack[]): readonly ListedPack[] {
  const byBarcode = listed.filter(({ barcode }) => barcode !== null && toPackKey(barcode) === key)
  if (byBarcode.length > 0) return byBarcode
  const byNumber = listed.filter(({ number }) => toPackKey(number) === key)
  if (byNumber.length > 0 || !LAST_DIGITS.test(key)) return byNumber
  return listed.filter(({ number, barcode }) =>
    [number, barcode].some((mark) => mark !== null && toPackKey(mark).endsWith(key)),
  )
}

const hasMark = ({ number, barcode }: Pick<ListedPack, 'number' | 'barcode'>, key: string) =>
  [number, barcode].some((mark) => mark !== null && toPackKey(mark) === key)

/** Scanned packs, compared with the listed ones. */
export interface ScanSummary<Scan> {
  readonly found: readonly { readonly scan: Scan; readonly pack: ListedPack }[]
  readonly missing: readonly ListedPack[]
  readonly foreign: readonly Scan[]
  readonly unknown: readonly Scan[]
}

/** Compares scanned packs with the listed ones. A pack that is listed no more becomes unknown. */
export function summarizeScans<Scan extends Pick<ScannedPack, 'pack_id' | 'belongs_to'>>(
  listed: readonly ListedPack[],
  scanned: readonly Scan[],
): ScanSummary<Scan> {
  const packs = new Map(listed.map((pack) => [pack.id, pack]))
  const scannedIds = new Set(scanned.map(({ pack_id }) => pack_id))
  const found: { scan: Scan; pack: ListedPack }[] = []
  const [foreign, unknown]: [Scan[], Scan[]] = [[], []]
  for (const scan of scanned) {
    const pack = packs.get(scan.pack_id ?? '')
    if (pack) found.push({ scan, pack })
    else if (scan.belongs_to) foreign.push(scan)
    else unknown.push(scan)
  }
  return { found, missing: listed.filter(({ id }) => !scannedIds.has(id)), foreign, unknown }
}

/** True if packs were scanned and are not exactly the listed ones. */
export function hasScanDifference(
  listed: readonly ListedPack[],
  scanned: readonly ScannedPack[],
): boolean {
  if (scanned.length === 0) return false
  const { missing, foreign, unknown } = summarizeScans(listed, scanned)
  return missing.length + foreign.length + unknown.length > 0
}
