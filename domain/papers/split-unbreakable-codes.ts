/** Part of a text. An unbreakable one, such as "NC-COC-003318", is not broken at its hyphens. */
export interface TextPart {
  text: string
  isUnbreakable: boolean
}

/** Letters and digits joined by hyphens. */
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
/** Longest code that fits in a narrow column. */
const MAX_LENGTH = 24

/**
 * Splits a text into codes with digits and hyphens, which stay on one line, and the text between
 * them. Joined, the parts are the text, so that it can be copied and searched.
 */
export function splitUnbreakableCodes(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(HYPHENATED)) {
    if (!/\p{N}/u.test(found) || found.length > MAX_LENGTH) continue
    if (index > done) parts.push({ text: text.slice(done, index), isUnbreakable: false })
    parts.push({ text: found, isUnbreakable: true })
    done = index + found.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isUnbreakable: false })
  return parts
}
