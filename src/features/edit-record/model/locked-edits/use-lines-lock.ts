import { useEffect } from 'react'
import type { EditSession } from '../use-edit-session'

/** Prevents adding and removing rows while their field is locked. */
export function useLinesLock({ config, saved, editor: { rows } }: EditSession): void {
  const areLinesLocked =
    saved !== null &&
    config.rows !== undefined &&
    !saved.editable_fields.includes(config.rows.field)
  // Lock again when a column closes: its edits can't be undone any more.
  const openColumns = Object.keys(config.rows?.fields ?? {})
    .filter((field) => saved?.editable_fields.includes(field))
    .join(' ')
  useEffect(() => {
    if (areLinesLocked) rows?.lock()
  }, [rows, areLinesLocked, openColumns])
}
