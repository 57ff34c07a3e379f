import type { StaffCall } from '../call'

/**
 * Returns the head columns that every change of a stored record sets.
 * @param version the present one
 */
export const toNextVersion = (
  { clock, person }: Pick<StaffCall, 'clock' | 'person'>,
  version: number,
) => ({
  version: version + 1,
  updated_at: clock().toISOString(),
  updated_by: person.id,
})
