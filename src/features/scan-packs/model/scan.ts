import {
  type ListedPack,
  type ScanOutcome,
  summarizeScans,
  toPackKey,
} from '@domain/rules/inspection'

/** Form values of a scanned pack: '' for null. */
export interface ScanValues {
  id: string
  pack_id: string
  text: string
  belongs_to: string
}

/** A scanned text with its outcome. */
export interface ScanResult {
  readonly text: string
  readonly outcome: ScanOutcome
}

/** Longest text that the contract accepts; a QR code may have more. */
const MAX_TEXT = 100

export const trimScan = (text: string): string => text.trim().slice(0, MAX_TEXT)

/** Returns form values of a scan; null if the outcome adds nothing. */
export function toScanValues({ text, outcome }: ScanResult): ScanValues | null {
  const scan = { id: crypto.randomUUID(), pack_id: '', text, belongs_to: '' }
  switch (outcome.kind) {
    case 'known':
      return { ...scan, pack_id: outcome.pack.id }
    case 'foreign':
      return { ...scan, belongs_to: outcome.belongs_to }
    case 'unknown':
      return scan
    default:
      return null
  }
}

/** Compares the scans of a form with the listed packs. */
export const summarizeScanValues = <Scan extends ScanValues>(
  listed: readonly ListedPack[],
  scans: readonly Scan[],
) => summarizeScans(listed, scans)

/** True if a text was added as an unknown pack. */
export const isAdded = (text: string, scans: readonly ScanValues[]): boolean =>
  scans.some((scan) => scan.pack_id === '' && toPackKey(scan.text) === toPackKey(text))
