/** A domain that never exists (RFC 2606). */
const DOMAIN = 'erased.invalid'

/** Returns the address of an erased person. */
export const createErasedEmail = (number: number): string => `former-${number}@${DOMAIN}`

/** True for the address of an erased person. */
export const isErased = (email: string): boolean => email.endsWith(`@${DOMAIN}`)
