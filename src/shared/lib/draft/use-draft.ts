import { useEffect, useMemo, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from './draft-storage'

/** A form's unsaved input over reloads, lost sessions and lost networks. */
export interface Draft<Value> {
  /** What was kept when the form opened, or null. */
  kept: Value | null
  /** Keeps what the form holds now. Written when typing rests, and at the latest when the page goes away. */
  keep(value: Value): void
  /** Writes at once what is still to be written: the page may be gone in a moment. */
  flush(): void
  /** Forgets it: saved, or given up. */
  discard(): void
}

const restMs = 300

/**
 * @param key from `draftKey`
 * @param isValue tells input that this form takes from what an older version of it kept; must be stable
 */
export function useDraft<Value>(key: string, isValue: (value: unknown) => value is Value): Draft<Value> {
  const [opened, setOpened] = useState(() => ({ key, kept: readDraft(key, isValue) }))
  if (opened.key !== key) setOpened({ key, kept: readDraft(key, isValue) })
  const writer = useMemo(() => createWriter(key), [key])

  useEffect(() => {
    writer.open()
    globalThis.addEventListener('pagehide', writer.flush)
    return () => {
      globalThis.removeEventListener('pagehide', writer.flush)
      writer.close()
    }
  }, [writer])

  return useMemo(
    () => ({ kept: opened.kept, keep: (value: Value) => writer.write(value), flush: writer.flush, discard: writer.discard }),
    [opened, writer],
  )
}

/** Writes the last value once input pauses. What comes after the form has gone is written at once. */
function createWriter(key: string) {
  let isOpen = false
  let waiting: { value: unknown; timer: ReturnType<typeof setTimeout> } | null = null

  function forget() {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  function flush() {
    if (waiting) writeDraft(key, waiting.value)
    forget()
  }
  return {
    flush,
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      flush()
    },
    write(value: unknown) {
      forget()
      waiting = { value, timer: setTimeout(flush, restMs) }
      if (!isOpen) flush()
    },
    discard() {
      forget()
      removeDraft(key)
    },
  }
}
