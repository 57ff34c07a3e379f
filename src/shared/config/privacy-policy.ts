/** The day of the present privacy policy. Who agreed before it agreed to an older one. */
export const privacyPolicyDay = '2024-11-30'
