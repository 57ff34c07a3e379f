/** The part of a text from an `@` to the caret. */
export interface TypedMention {
  /** Index of the `@`. */
  readonly start: number
  /** What is typed of the name so far. */
  readonly words: string
}

/** Returns the mention that is being typed at the caret: an `@` that begins a word, and at most two words of a name. Null for none. */
export function findMentionAtCaret(text: string, caret: number): TypedMention | null {
  const found = /(?:^|[^\p{L}\p{N}])@(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]*)?)?$/u.exec(
    text.slice(0, caret),
  )
  if (!found) return null
  const words = found[1] ?? ''
  return { start: caret - words.length - 1, words }
}

/** Returns the text with the mention completed to the whole name, and where the caret then is. */
export function completeMention(
  text: string,
  { start, words }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, start)}@${name} `
  return {
    text: before + text.slice(start + 1 + words.length).replace(/^ /, ''),
    caret: before.length,
  }
}
