/** Letters that Unicode does not split into a base letter and a mark. */
const wholeLetters: Readonly<Record<string, string>> = {
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

/** Lower case, without accents, typographic apostrophes and repeated or no-break spaces: the form in which words are compared. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœßþðı]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
