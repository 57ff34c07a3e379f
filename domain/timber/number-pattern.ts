/**
 * Source of a regular expression for a number in a text. Thousands may be separated by a mark, an
 * apostrophe or a no-break space, as the application formats them. An ordinary space ends the
 * number.
 */
export const numberPattern = String.raw`(?:\d{1,3}(?:[\u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)`
