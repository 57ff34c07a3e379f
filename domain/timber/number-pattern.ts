/**
 * A number within a text, as the source of a regular expression. Its thousands may be grouped by a mark, an apostrophe or a space that does not
 * break, which is what the application shows; behind an ordinary space the next number begins.
 */
export const numberPattern = String.raw`(?:\d{1,3}(?:[\u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*)`
