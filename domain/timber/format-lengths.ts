import type { LengthMix } from './length-mix'
import { formatMetres } from './parse-length'

/** Spelling of lengths in one language. */
export interface LengthWords {
  /** Decimal mark of metres. */
  readonly mark: '.' | ','
  /** Before the average length: `avg`. */
  readonly average: string
  /** After a number of packs: `pk`. */
  readonly packs: string
}

/** The words of the trade in each language of the application. */
export const LENGTH_WORDS = {
  en: { mark: '.', average: 'avg', packs: 'pk' },
  fr: { mark: ',', average: 'moy.', packs: 'colis' },
  lt: { mark: ',', average: 'vid.', packs: 'pak.' },
  es: { mark: ',', average: 'media', packs: 'paq.' },
} as const satisfies Record<string, LengthWords>

/** Returns the words of a language, English for an unknown one. */
export const getLengthWords = (language: string): LengthWords =>
  new Map<string, LengthWords>(Object.entries(LENGTH_WORDS)).get(language) ?? LENGTH_WORDS.en

/**
 * Formats mixed lengths as the trade writes them, so that `parseLengths` reads them back:
 * `3.0–5.4 m (avg 4.2)`, `3.9/4.2/4.8`, in pieces `3.9 (40) 4.2 (60)`, in packs
 * `3.9 (4 pk) 4.2 (8 pk)`.
 */
export function formatLengths(lengths: LengthMix, words: LengthWords = LENGTH_WORDS.en): string {
  const toMetres = (mm: number) => formatMetres(mm).replace('.', words.mark)
  if (lengths.kind === 'range') {
    const range = `${toMetres(lengths.from_mm)}–${toMetres(lengths.to_mm)} m`
    return lengths.average_mm === null
      ? range
      : `${range} (${words.average} ${toMetres(lengths.average_mm)})`
  }
  const { items, counted_in } = lengths
  const isCounted = counted_in !== null && items.every(({ count }) => count !== null)
  if (!isCounted) return items.map(({ length_mm }) => toMetres(length_mm)).join('/')
  const unit = counted_in === 'pack' ? ` ${words.packs}` : ''
  return items.map(({ length_mm, count }) => `${toMetres(length_mm)} (${count}${unit})`).join(' ')
}
