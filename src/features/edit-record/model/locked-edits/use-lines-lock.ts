import { useEffect } from 'react'
import type { EditSession } from '../use-edit-session'

/** Prevents adding and removing lines while their field is locked. */
export function useLinesLock({ config, saved, editor: { lines } }: EditSession): void {
  const areLinesLocked =
    saved !== null &&
    config.lines !== undefined &&
    !saved.editable_fields.includes(config.lines.field)
  // Lock again when a column closes: its edits can't be undone any more.
  const openColumns = Object.keys(config.lines?.fields ?? {})
    .filter((field) => saved?.editable_fields.includes(field))
    .join(' ')
  useEffect(() => {
    if (areLinesLocked) lines?.lock()
  }, [lines, areLinesLocked, openColumns])
}
