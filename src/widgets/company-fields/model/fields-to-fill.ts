import type { FieldValues } from 'react-hook-form'
import { same } from '@/shared/lib/same'

/**
 * The fields that a newly chosen partner fills: those that nobody has typed into, which still are as the document was opened or as the partner before
 * left them.
 *
 * @param atOpening the document as it was opened
 * @param before what the partner chosen before had brought, if there was one
 * @param brought what the new one brings
 */
export function fieldsToFill<Brought extends FieldValues>(
  now: FieldValues,
  atOpening: FieldValues,
  before: FieldValues,
  brought: Brought,
  isEditable: (field: string) => boolean,
): Partial<Brought> {
  const free = Object.entries(brought).filter(([field]) => {
    const isUntouched =
      same(now[field], atOpening[field]) || (field in before && same(now[field], before[field]))
    return isUntouched && isEditable(field)
  })
  return Object.fromEntries(free) as Partial<Brought>
}
