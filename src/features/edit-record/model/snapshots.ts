import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Mistake } from '@/shared/forms'
import { same } from '@/shared/lib/same'
import { checkRecord } from './check'
import type { RecordForm, Rows, SavedRecord, Written } from './record-form'
import { hasBeside, writeOf } from './values'

/** A record as it stood when typing last rested. */
export interface Snapshot<Write = Written> {
  readonly values: FieldValues
  readonly written: Write
  /** Differs from what is saved. */
  readonly isDirty: boolean
  /** What stands against saving it. */
  readonly mistakes: readonly Mistake[]
}

/** Follows a record while it is typed, at rest, so that a keystroke costs a timer and no more. */
export interface Snapshots<Write = Written> {
  current(): Snapshot<Write>
  /** Whether something was typed that has not been looked at yet. */
  isTyping(): boolean
  subscribe(listener: () => void): () => void
  /** Looks now. */
  take(): Snapshot<Write>
  /** What counts as saved from here on. */
  settle(saved: SavedRecord | null, written: Write): void
  start(): () => void
}

const restMs = 250

interface Watched {
  readonly form: RecordForm
  readonly fields: UseFormReturn
  readonly rows: Rows<SavedRecord> | undefined
}

/** @param written what is saved, or what a new one begins with */
export function createSnapshots(
  { form, fields, rows }: Watched,
  saved: SavedRecord | null,
  written: Written,
): Snapshots {
  const listeners = new Set<() => void>()
  let base = { saved, written }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false
  let snapshot = look()

  function look(): Snapshot {
    const values = structuredClone(fields.getValues())
    const now = writeOf(form, values, rows?.written() ?? [])
    const isDirty = hasBeside(form, values) || !same(now, base.written)
    return { values, written: now, isDirty, mistakes: checkRecord(form, now, base.saved, rows) }
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  /** The first keystroke after a rest is told at once, the ones after it when typing rests. */
  function type() {
    clearTimeout(timer)
    timer = setTimeout(take, restMs)
    if (isTyping) return
    isTyping = true
    tell()
  }

  /** @returns whether there is something new to tell */
  function rest(): boolean {
    clearTimeout(timer)
    const wasTyping = isTyping
    isTyping = false
    const now = look()
    if (same(now, snapshot)) return wasTyping
    snapshot = now
    return true
  }

  function take(): Snapshot {
    if (rest()) tell()
    return snapshot
  }

  return {
    current: () => snapshot,
    isTyping: () => isTyping,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    settle: (nextSaved, nextWritten) => {
      base = { saved: nextSaved, written: nextWritten }
      rest()
      // Always: the draft has to be kept anew, as a change of what is saved now.
      tell()
    },
    start: () => {
      const stops = [
        fields.subscribe({ formState: { values: true }, callback: type }),
        rows?.subscribe(type),
      ]
      take()
      return () => {
        // The screen may be left in the middle of a word.
        if (isTyping) take()
        clearTimeout(timer)
        for (const stop of stops) stop?.()
      }
    },
  }
}
