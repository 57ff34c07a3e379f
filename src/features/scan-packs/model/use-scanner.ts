import { useEffect, useEffectEvent, useState } from 'react'
import { type ForeignPack, type ListedPack, matchPack } from '@domain/rules/inspection'
import { signal } from '../lib/signal'
import { type ScanResult, type ScanValues, toScanValues, trimScan } from './scan'
import { NO_KEYS, pressScannerKey } from './scanner-keys'

interface ScannerConfig {
  readonly listed: readonly ListedPack[]
  readonly scans: readonly ScanValues[]
  /** Returns packs of other supplies and cargos that the device knows. */
  readonly findForeign: () => readonly ForeignPack[]
  readonly onScan: (scan: ScanValues) => void
}

/** Time in which the camera reads the same barcode again. */
const REPEAT_MS = 3000

export type ScanSource = 'camera' | 'scanner' | 'typed'

interface Scanner {
  readonly result: ScanResult | null
  readonly scan: (text: string, source: ScanSource) => void
  /** Adds the last text as an unknown pack. */
  readonly keepUnknown: () => void
  /** Chooses one of the packs that the last text may mean. */
  readonly choose: (pack: ListedPack) => void
}

/** Matches scanned texts, adds them to the report, and reports each outcome with sound. */
export function useScanner({ listed, scans, findForeign, onScan }: ScannerConfig): Scanner {
  const [result, setResult] = useState<ScanResult | null>(null)
  const [last, setLast] = useState({ text: '', at: 0 })

  function add(next: ScanResult) {
    const values = toScanValues(next)
    if (values) onScan(values)
    setResult(next)
    signal(next.outcome.kind === 'found' ? 'success' : 'error')
  }
  function scan(input: string, source: ScanSource) {
    const text = trimScan(input)
    const at = Date.now()
    if (text === '') return
    if (source === 'camera') {
      const isSame = text === last.text && at - last.at < REPEAT_MS
      setLast({ text, at })
      if (isSame) return
    }
    const outcome = matchPack(text, {
      listed,
      foreign: findForeign(),
      scanned: scans.map(({ pack_id, text: scanned }) => ({
        pack_id: pack_id || null,
        text: scanned,
      })),
    })
    // A typing mistake is not a pack.
    if (source === 'typed' && outcome.kind === 'unknown') {
      setResult({ text, outcome })
      signal('error')
    } else add({ text, outcome })
  }

  const handleCode = useEffectEvent((code: string) => scan(code, 'scanner'))
  useEffect(() => {
    let keys = NO_KEYS
    function handleKey(event: KeyboardEvent) {
      const { key, target, timeStamp } = event
      if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(target)) return
      const pressed = pressScannerKey(keys, { key, at: timeStamp })
      keys = pressed.keys
      if (pressed.code === null) return
      // Enter would press the focused button.
      event.preventDefault()
      handleCode(pressed.code)
    }
    document.addEventListener('keydown', handleKey, { capture: true })
    return () => document.removeEventListener('keydown', handleKey, { capture: true })
  }, [])

  return {
    result,
    scan,
    keepUnknown: () => result && add({ text: result.text, outcome: { kind: 'unknown' } }),
    choose: (pack) => {
      const isScanned = scans.some(({ pack_id }) => pack_id === pack.id)
      if (result) add({ ...result, outcome: { kind: isScanned ? 'twice' : 'found', pack } })
    },
  }
}

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(target.type))
