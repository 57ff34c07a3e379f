/** Returns the key of a pack's number. Ignores case and outer spaces. */
export const toPackNumberKey = (number: string): string => number.trim().toLowerCase()
