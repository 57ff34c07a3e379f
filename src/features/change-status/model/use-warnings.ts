import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { locateWarnings, type LocatedWarning } from '@/entities/document'

interface WarnedRecord<Warning> {
  readonly warnings?: readonly Warning[] | undefined
  readonly lines: readonly { readonly id: string }[]
}

const noWarnings: readonly never[] = []

/**
 * Returns warnings about likely mistakes in the typed or last saved document. The object is stable
 * while the warnings are equal.
 * @param preview undefined while loading, null if nothing is unsaved
 */
export function useWarnings<Warning extends { readonly pointer: string }>(
  saved: WarnedRecord<Warning> | null,
  preview: { readonly warnings: readonly LocatedWarning<Warning>[] } | null | undefined,
): readonly LocatedWarning<Warning>[] {
  return useStableValue(
    preview === null && saved
      ? locateWarnings(saved.warnings ?? noWarnings, saved.lines)
      : (preview?.warnings ?? noWarnings),
  )
}

/** Keeps the same object while its content is equal, because every line's cells depend on it. */
function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (dequal(stable, value)) return stable
  setStable(value)
  return value
}
