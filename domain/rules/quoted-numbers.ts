import { toPackNumberKey } from './pack-number'

/** A part of a text; `quoted` is the record whose number it is. */
export interface QuotedPart<Item> {
  /** Position in the text. */
  readonly at: number
  readonly text: string
  readonly quoted: Item | null
}

/**
 * Numbers shorter than this, or of digits only, are often quantities: they need a `#` before them.
 */
const MIN_LENGTH = 4

const isUnmistakable = (written: string): boolean =>
  written.length >= MIN_LENGTH && /\d/.test(written) && /\D/.test(written)

/** A record that a text may quote. */
interface Quotable {
  readonly number: string
  /** True if the number is quoted after `#` alone. */
  readonly isMarkedOnly?: boolean
}

/**
 * Splits a text at the numbers of records that it quotes, such as "A-1203", in any case and as
 * whole words. Of two numbers that begin alike, the longer one is quoted. Short ones, and those of
 * digits only, are written as "#12". A number that several records have quotes none of them.
 */
export function splitQuotedNumbers<Item extends Quotable>(
  text: string,
  items: readonly Item[],
): QuotedPart<Item>[] {
  const byKey = new Map<string, Item | null>()
  for (const item of items) {
    const key = toPackNumberKey(item.number)
    byKey.set(key, byKey.has(key) ? null : item)
  }
  const numbers = [...byKey.keys()].filter((number) => number !== '')
  if (numbers.length === 0) return [{ at: 0, text, quoted: null }]
  const choices = numbers.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}][-.]?)#?(?:${choices.join('|')})(?![-.]?[\p{L}\p{N}])`,
    'giu',
  )
  const parts: QuotedPart<Item>[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const quoted = byKey.get(toPackNumberKey(written.replace(/^#/, '')))
    if (!quoted || (!written.startsWith('#') && (quoted.isMarkedOnly || !isUnmistakable(written))))
      continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index), quoted: null })
    parts.push({ at: index, text: written, quoted })
    end = index + written.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), quoted: null })
  return parts
}

/** Maximum numbers of a text that are looked up. */
const MAX_MARKED = 50

/** A `#` at the start of a word and a number without spaces. */
const MARKED = /(?<![\p{L}\p{N}])#([\p{L}\p{N}]+(?:[-./_+]+[\p{L}\p{N}]+)*)/gu

/**
 * Returns the numbers of a text that are written after `#`, of four characters or more. Excludes
 * numbers of the given records and parts of them, such as "1203" in "1203 4".
 */
export function findMarkedNumbers(
  text: string,
  items: readonly { readonly number: string }[] = [],
): string[] {
  const keys = new Set(items.map(({ number }) => toPackNumberKey(number)))
  // Each number once, because a number of several records is not split off.
  const numbers = [...keys].map((number) => ({ number }))
  const known = splitQuotedNumbers(text, numbers).filter(({ quoted }) => quoted)
  return [...text.matchAll(MARKED)]
    .filter(({ index, 0: written, 1: number = '' }) => {
      const end = index + written.length
      return (
        number.length >= MIN_LENGTH &&
        !keys.has(toPackNumberKey(number)) &&
        !known.some((part) => part.at <= index + 1 && part.at + part.text.length >= end)
      )
    })
    .map(([, number = '']) => number)
    .slice(0, MAX_MARKED)
}

/** True if a number of any record can be quoted after `#`. */
export const canBeMarked = (number: string): boolean =>
  findMarkedNumbers(`#${number.trim()}`)[0] === number.trim()

/** Returns the records whose numbers a text quotes, each once. */
export const findQuotedItems = <Item extends { readonly number: string }>(
  text: string,
  items: readonly Item[],
): Item[] => [
  ...new Set(splitQuotedNumbers(text, items).flatMap(({ quoted }) => (quoted ? [quoted] : []))),
]

const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
