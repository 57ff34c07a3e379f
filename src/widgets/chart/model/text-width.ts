/** Pixels of an average letter at the charts' size. */
const LETTER_WIDTH = 6.6

/** The same of an axis. */
export const SMALL_LETTER_WIDTH = 5.8

/** As much of a text as fits into so many pixels, with a dot for what is left out. */
export function truncateText(text: string, pixels: number, letter = LETTER_WIDTH): string {
  const letters = Math.max(3, Math.floor(pixels / letter))
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`
}

/** A text in small letters as lines of so many pixels, broken between words. */
export function wrapText(text: string, pixels: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && longer.length * SMALL_LETTER_WIDTH <= pixels)
      lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
