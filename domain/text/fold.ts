/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** Returns lower case without accents, so that "siauliai" matches "Šiauliai". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœßþðı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)

/** Normalizes text for comparison: folded, with plain apostrophes and single spaces. */
export const foldWords = (text: string): string =>
  fold(text).replace(/’/g, "'").replace(/\s+/g, ' ').trim()

/** True if the text contains all typed words, whatever their case and accents. */
export function matchesAllWords(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
