import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Mistake } from '@/shared/forms'
import { isEqual } from '@/shared/lib/is-equal'
import { checkRecord } from './check-record'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'
import { hasUnsubmitted, toRecordPayload } from './record-form-values'

/** A record as it stood when typing last rested. */
export interface Snapshot<Write = Payload> {
  readonly values: FieldValues
  readonly payload: Write
  /** Differs from what is saved. */
  readonly isDirty: boolean
  /** What stands against saving it. */
  readonly mistakes: readonly Mistake[]
}

/** Follows a record while it is typed, at rest, so that a keystroke costs a timer and no more. */
export interface Snapshots<Write = Payload> {
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

const debounceMs = 250

interface SnapshotSource {
  readonly form: RecordFormConfig
  readonly fields: UseFormReturn
  readonly rows: LineEditor<SavedRecord> | undefined
}

/** @param written what is saved, or what a new one begins with */
export function createSnapshots(
  { form, fields, rows }: SnapshotSource,
  saved: SavedRecord | null,
  written: Payload,
): Snapshots {
  const listeners = new Set<() => void>()
  let base = { saved, written }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false
  let snapshot = look()

  function look(): Snapshot {
    const values = structuredClone(fields.getValues())
    const now = toRecordPayload(form, values, rows?.toPayload() ?? [])
    const isDirty = hasUnsubmitted(form, values) || !isEqual(now, base.written)
    return { values, payload: now, isDirty, mistakes: checkRecord(form, now, base.saved, rows) }
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  /** The first keystroke after a rest is told at once, the ones after it when typing rests. */
  function type() {
    clearTimeout(timer)
    timer = setTimeout(take, debounceMs)
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
    if (isEqual(now, snapshot)) return wasTyping
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
