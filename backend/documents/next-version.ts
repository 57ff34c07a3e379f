import type { StaffCall } from '../call'

/** What every change of a stored record brings with it: its next version, when, and by whom. @param version the present one */
export const toNextVersion = (
  { clock, person }: Pick<StaffCall, 'clock' | 'person'>,
  version: number,
) => ({
  version: version + 1,
  updated_at: clock().toISOString(),
  updated_by: person.id,
})
