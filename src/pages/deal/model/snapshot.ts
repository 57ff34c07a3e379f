import type { UseFormReturn } from 'react-hook-form'
import type { DealWrite, LineDraft } from '@/entities/deal'
import type { LinesStore } from '@/widgets/lines-grid'
import { checkDeal, type Mistake } from './check'
import { writeOf, type DealFormValues } from './deal-form'

/** The deal as it stood when typing last rested. */
export interface Snapshot {
  readonly values: DealFormValues
  readonly lines: readonly LineDraft[]
  readonly written: DealWrite
  /** Differs from what is saved. */
  readonly isDirty: boolean
  /** What stands against saving it; null until it was looked at. */
  readonly mistakes: readonly Mistake[] | null
}

/** Follows a deal while it is typed, at rest, so that a keystroke costs a timer and no more. */
export interface Snapshots {
  current(): Snapshot
  /** Whether something was typed that has not been looked at yet. */
  isTyping(): boolean
  subscribe(listener: () => void): () => void
  /** Looks now. */
  take(): Snapshot
  /** What counts as saved from here on. */
  settle(saved: DealWrite): void
  start(): () => void
}

const restMs = 250
const keyOf = (deal: DealWrite) => JSON.stringify(deal)

export function createSnapshots(form: UseFormReturn<DealFormValues>, store: LinesStore<LineDraft>, saved: DealWrite): Snapshots {
  const listeners = new Set<() => void>()
  let savedKey = keyOf(saved)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false
  let snapshot = look()

  function look(): Snapshot {
    const values = structuredClone(form.getValues())
    const lines = store.lines()
    const written = writeOf(values, lines)
    // Words that chose no client are no part of a deal, but they were typed.
    const isDirty = Boolean(values.client_words) || keyOf(written) !== savedKey
    return { values, lines, written, isDirty, mistakes: null }
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  function publish(next: Snapshot) {
    snapshot = next
    tell()
  }

  /** The first keystroke after a rest is told at once, the ones after it when typing rests. */
  function type() {
    clearTimeout(timer)
    timer = setTimeout(take, restMs)
    if (isTyping) return
    isTyping = true
    tell()
  }

  function take(): Snapshot {
    clearTimeout(timer)
    isTyping = false
    const next = look()
    publish(next)
    void checkDeal(next.written, next.lines).then((mistakes) => {
      if (snapshot === next) publish({ ...next, mistakes })
    })
    return next
  }

  return {
    current: () => snapshot,
    isTyping: () => isTyping,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    settle: (deal) => {
      savedKey = keyOf(deal)
      take()
    },
    start: () => {
      const stops = [form.subscribe({ formState: { values: true }, callback: type }), store.subscribe(type)]
      take()
      return () => {
        // The screen may be taken away in the middle of a word.
        if (isTyping) take()
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
  }
}
