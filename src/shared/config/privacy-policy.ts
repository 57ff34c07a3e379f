/** Date of the current privacy policy. Users who agreed earlier agreed to an older one. */
export const privacyPolicyDay = '2026-11-30'

/**
 * Returns the moment to store for an agreement to the current policy: its first day at the
 * earliest, since a policy can be read before that day.
 */
export function toAgreementMoment(now: Date): string {
  const firstMoment = `${privacyPolicyDay}T00:00:00.000Z`
  const moment = now.toISOString()
  return moment < firstMoment ? firstMoment : moment
}
