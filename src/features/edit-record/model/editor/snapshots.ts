import { dequal } from 'dequal/lite'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Mistake } from '@/shared/forms'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from '../record-form-config'
import { hasUnsubmitted, toRecordPayload } from '../record-form-values'
import { checkRecord } from './check-record'

/** State of a record when typing last paused. */
export interface Snapshot<Write = Payload> {
  readonly values: FieldValues
  readonly payload: Write
  /** True if it differs from the saved version. */
  readonly isDirty: boolean
  readonly mistakes: readonly Mistake[]
}

/** Debounced state of the form: a keystroke only starts a timer. */
export interface Snapshots<Write = Payload> {
  current(): Snapshot<Write>
  /** True if there are keystrokes after the last snapshot. */
  isTyping(): boolean
  subscribe(listener: () => void): () => void
  /** Takes a snapshot now. */
  take(): Snapshot<Write>
  /** Sets the saved version to compare with. */
  setBase(saved: SavedRecord | null, payload: Write): void
  /**
   * Fills in values that the user has not entered, such as data that arrives late. An unchanged
   * form stays unchanged.
   */
  prefill(fill: () => void): void
  start(): () => void
}

const DEBOUNCE_MS = 250

interface SnapshotSource {
  readonly config: RecordFormConfig
  readonly form: UseFormReturn
  readonly lines: LineEditor<SavedRecord> | undefined
}

/**
 * Creates the snapshots of a form: payload and mistakes, taken when typing pauses.
 * @param payload payload of the saved version, or initial payload of a new record
 */
export function createSnapshots(
  { config, form, lines }: SnapshotSource,
  saved: SavedRecord | null,
  payload: Payload,
): Snapshots {
  const listeners = new Set<() => void>()
  let base = { saved, payload }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false
  let snapshot = createSnapshot()

  function createSnapshot(): Snapshot {
    const values = structuredClone(form.getValues())
    const next = toRecordPayload(config, values, lines?.toPayload() ?? [])
    const isDirty = hasUnsubmitted(config, values) || !dequal(next, base.payload)
    return {
      values,
      payload: next,
      isDirty,
      mistakes: checkRecord(config, next, base.saved, lines),
    }
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  /** Notifies at the first keystroke; later ones are debounced. */
  function handleInput() {
    clearTimeout(timer)
    timer = setTimeout(take, DEBOUNCE_MS)
    if (isTyping) return
    isTyping = true
    notify()
  }

  /**
   * Takes a snapshot if the form changed.
   * @returns true if listeners must be notified
   */
  function update(): boolean {
    clearTimeout(timer)
    const wasTyping = isTyping
    isTyping = false
    const next = createSnapshot()
    if (dequal(next, snapshot)) return wasTyping
    snapshot = next
    return true
  }

  function take(): Snapshot {
    if (update()) notify()
    return snapshot
  }

  return {
    prefill: (fill) => {
      const wasDirty = take().isDirty
      fill()
      if (!wasDirty) base = { ...base, payload: createSnapshot().payload }
      take()
    },
    current: () => snapshot,
    isTyping: () => isTyping,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    setBase: (nextSaved, nextPayload) => {
      base = { saved: nextSaved, payload: nextPayload }
      update()
      // Notify even without changes: the stored draft needs the new base.
      notify()
    },
    start: () => {
      const stops = [
        form.subscribe({ formState: { values: true }, callback: handleInput }),
        lines?.subscribe(handleInput),
      ]
      take()
      return () => {
        // The screen can be left while typing.
        if (isTyping) take()
        clearTimeout(timer)
        for (const stop of stops) stop?.()
      }
    },
  }
}
