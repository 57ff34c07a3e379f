import { useState } from 'react'
import { locatedWarnings, type Located } from '@/entities/document'
import { same } from '@/shared/lib/same'

interface Saved<Warning> {
  readonly warnings?: readonly Warning[] | undefined
  readonly lines: readonly { readonly id: string }[]
}

const none: readonly never[] = []

/**
 * What is probably a slip in what is typed, or was in what was just saved; the same object until it is something else.
 * @param preview of what is typed: undefined until there is one, null where the document is as it was saved
 */
export function useWarnings<Warning extends { readonly pointer: string }>(
  saved: Saved<Warning> | null,
  preview: { readonly warnings: readonly Located<Warning>[] } | null | undefined,
): readonly Located<Warning>[] {
  return useSteady(
    preview === null && saved
      ? locatedWarnings(saved.warnings ?? none, saved.lines)
      : (preview?.warnings ?? none),
  )
}

/** The same object for as long as it says the same: every line's cells follow it. */
function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value)
  if (same(steady, value)) return steady
  setSteady(value)
  return value
}
