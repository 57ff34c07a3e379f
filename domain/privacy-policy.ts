/** Date of the current privacy policy. Users who agreed earlier agreed to an older one. */
export const PRIVACY_POLICY_DAY = '2024-11-30'
