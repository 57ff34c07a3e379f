/** Part of a text. A whole part, such as "NC-COC-003318", is not broken at its hyphens. */
export type TextPart = { text: string; isWhole: boolean }

/** Letters and digits joined by hyphens. */
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
/** Longest number that fits in a narrow column. */
const MAX_LENGTH = 24

/**
 * Splits a text into numbers that stay whole and the text between them. The parts add up to the
 * text, so that copied and searched text has no other letters.
 */
export function splitNumbers(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(HYPHENATED)) {
    if (!/\p{N}/u.test(found) || found.length > MAX_LENGTH) continue
    if (index > done) parts.push({ text: text.slice(done, index), isWhole: false })
    parts.push({ text: found, isWhole: true })
    done = index + found.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isWhole: false })
  return parts
}
