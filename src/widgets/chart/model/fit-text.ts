/** Pixels of an average letter at the charts' size. */
const LETTER = 6.6

/** As much of a text as fits into so many pixels, with a dot for what is left out. */
export function fitText(text: string, pixels: number): string {
  const letters = Math.max(3, Math.floor(pixels / LETTER))
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`
}
