/** Width in pixels of an average letter in charts. */
const LETTER_WIDTH = 6.6

/** Width in pixels of an average letter in axis labels. */
export const SMALL_LETTER_WIDTH = 5.8

/** Returns the text cut to a width in pixels, with an ellipsis. */
export function truncateText(text: string, pixels: number, letter = LETTER_WIDTH): string {
  const letters = Math.max(3, Math.floor(pixels / letter))
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`
}

/** Returns a text in small letters as lines of at most `pixels` width, broken between words. */
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
