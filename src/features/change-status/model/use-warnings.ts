import { useState } from 'react'
import { locateWarnings, type LocatedWarning } from '@/entities/document'
import { isEqual } from '@/shared/lib/is-equal'

interface WarnedRecord<Warning> {
  readonly warnings?: readonly Warning[] | undefined
  readonly lines: readonly { readonly id: string }[]
}

const noWarnings: readonly never[] = []

/**
 * What is probably a slip in what is typed, or was in what was just saved; the same object until it is something else.
 * @param preview of what is typed: undefined until there is one, null where the document is as it was saved
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

/** The same object for as long as it says the same: every line's cells follow it. */
function useStableValue<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value)
  if (isEqual(steady, value)) return steady
  setSteady(value)
  return value
}
