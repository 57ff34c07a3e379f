/** Pixels of an average letter at the charts' size. */
const LETTER = 6.6

/** The same of an axis. */
export const SMALL_LETTER = 5.8

/** As much of a text as fits into so many pixels, with a dot for what is left out. */
export function fitText(text: string, pixels: number, letter = LETTER): string {
  const letters = Math.max(3, Math.floor(pixels / letter))
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`
}

/** A text in small letters as lines of so many pixels, broken between words. */
export function linesOf(text: string, pixels: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && longer.length * SMALL_LETTER <= pixels) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
