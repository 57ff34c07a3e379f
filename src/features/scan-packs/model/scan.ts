import { type ScanOutcome, toPackKey } from '@domain/rules/inspection'

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
export const MAX_SCAN_LENGTH = 100

export const trimScan = (text: string): string => text.trim().slice(0, MAX_SCAN_LENGTH)

/** Returns form values of a scan; null if the outcome adds nothing. */
export function toScanValues({ text, outcome }: ScanResult): ScanValues | null {
  const scan = { id: crypto.randomUUID(), pack_id: '', text, belongs_to: '' }
  switch (outcome.kind) {
    case 'found':
      return { ...scan, pack_id: outcome.pack.id }
    case 'foreign':
      return { ...scan, belongs_to: outcome.belongs_to }
    case 'unknown':
      return scan
    default:
      return null
  }
}

/** True if a text was added as an unknown pack. */
export const isAdded = (text: string, scans: readonly ScanValues[]): boolean =>
  scans.some((scan) => scan.pack_id === '' && toPackKey(scan.text) === toPackKey(text))
