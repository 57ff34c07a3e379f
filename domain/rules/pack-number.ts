/**
 * Returns the same key for all spellings of a pack's number: capitals and outer spaces are none.
 */
export const toPackNumberKey = (number: string): string => number.trim().toLowerCase()
