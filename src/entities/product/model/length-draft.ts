import * as v from 'valibot'
import { vLengthMix } from '@contract/validators'
import { findLengthErrors } from '@domain/rules/product-rules'
import { parseLength, type LengthMix, type SeveralLengths } from '@domain/timber'

type Nullable<Part> = { readonly [Name in keyof Part]: Part[Name] | null }

/** Mixed lengths that may be unfinished. */
export type LengthDraft =
  | ({ readonly kind: 'range' } & Nullable<Omit<Extract<LengthMix, { kind: 'range' }>, 'kind'>>)
  | SeveralLengths

/** Kinds of length: one for all pieces, or a mix. */
export type LengthKind = 'one' | LengthMix['kind']

/** Returns the lengths if they are complete and valid; else null. */
export const toLengthMix = (draft: LengthDraft): LengthMix | null =>
  v.is(vLengthMix, draft) && findLengthErrors({ length_mm: null, lengths: draft }).length === 0
    ? draft
    : null

/** Returns the empty draft of a kind; null for one length. */
export function createLengthDraft(kind: LengthKind): LengthDraft | null {
  if (kind === 'range') return { kind, from_mm: null, to_mm: null, average_mm: null }
  return kind === 'several' ? { kind, counted_in: null, items: [] } : null
}

/** Parses a list of lengths: "3.9/4.2/4.8", "3,9 4,2 m"; null if a part is not a length. */
export function parseLengthList(text: string): readonly number[] | null {
  const parts = text
    .replace(/\s*(mm|cm|m)\b/gi, '$1')
    .split(/[/+;\s]+|,(?=\s)/)
    .filter((part) => part !== '')
  // A unit after the last length applies to all.
  const unit = /(?:mm|cm|m)$/i.exec(parts.at(-1) ?? '')?.[0] ?? ''
  const lengths = parts.map((part) => parseLength(/[a-z]/i.test(part) ? part : part + unit))
  return lengths.every((length) => length.ok)
    ? [...new Set(lengths.map((length) => (length.ok ? length.length_mm : 0)))].toSorted(
        (a, b) => a - b,
      )
    : null
}

/** Replaces the lengths. Remaining lengths keep their counts. */
export function setLengthList(
  { items, ...draft }: SeveralLengths,
  lengths: readonly number[],
): SeveralLengths {
  const counts = new Map(items.map(({ length_mm, count }) => [length_mm, count]))
  return {
    ...draft,
    items: lengths.map((length_mm) => ({ length_mm, count: counts.get(length_mm) ?? null })),
  }
}

/** Sets the unit of the counts; null drops them. */
export const setCountedIn = (
  { items, ...draft }: SeveralLengths,
  counted_in: SeveralLengths['counted_in'],
): SeveralLengths => ({
  ...draft,
  counted_in,
  items: counted_in === null ? items.map((item) => ({ ...item, count: null })) : items,
})
