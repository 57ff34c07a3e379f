/** Without capitals and accents, as the backend folds what it searches. */
const foldText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether all words that were typed occur in a text. */
export function matchesAllWords(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
