import type { FieldValues } from 'react-hook-form'
import { isEqual } from '@/shared/lib/is-equal'

/**
 * The fields that a newly chosen partner fills: those that nobody has typed into, which still are as the document was opened or as the partner before
 * left them.
 *
 * @param initialValues the document as it was opened
 * @param before what the partner chosen before had brought, if there was one
 * @param brought what the new one brings
 */
export function pickUntouchedFields<Brought extends FieldValues>(
  now: FieldValues,
  atOpening: FieldValues,
  before: FieldValues,
  brought: Brought,
  isEditable: (field: string) => boolean,
): Partial<Brought> {
  const free = Object.entries(brought).filter(([field]) => {
    const isUntouched =
      isEqual(now[field], atOpening[field]) ||
      (field in before && isEqual(now[field], before[field]))
    return isUntouched && isEditable(field)
  })
  return Object.fromEntries(free) as Partial<Brought>
}
