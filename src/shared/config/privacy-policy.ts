/** The day of the privacy policy that people agree with. An agreement of before is one with another. */
export const privacyPolicyDay = '2024-11-30'
