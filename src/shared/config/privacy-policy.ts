/** Date of the current privacy policy. Users who agreed earlier agreed to an older one. */
export const privacyPolicyDay = '2024-11-30'
