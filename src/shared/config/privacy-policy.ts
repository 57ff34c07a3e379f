/** Date of the current privacy policy. An earlier consent is to an older one. */
export const privacyPolicyDay = '2024-11-30'
