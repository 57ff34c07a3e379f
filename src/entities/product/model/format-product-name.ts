import { i18n } from '@/shared/i18n'
import {
  describeSpecification as describe,
  formatLengths as format,
  formatSize as formatSizeIn,
  getLengthWords,
  translateProductName,
  type NamedWood,
  type Tally,
} from '@domain/timber'
import type { Specification } from '../api/product-search'

/** Describes a free specification in one line: wood, treatment, grade, size. */
export const describeSpecification = (
  specification: Specification,
  language: string = i18n.language,
): string =>
  describe(specification, {
    wood: (wood) => i18n.t(`entities/product:wood.${wood}`, { lng: language }),
    treatment: (treatment) => i18n.t(`entities/product:treatment.${treatment}`, { lng: language }),
    lengths: getLengthWords(language),
  })

/** Formats dimensions as written on a pack: `47×100×4800`, `47×150 3.0–5.4 m`. */
export const formatSize = (
  specification: Parameters<typeof formatSizeIn>[0],
  language: string = i18n.language,
): string => formatSizeIn(specification, getLengthWords(language))

/** Formats mixed lengths: `3.0–5.4 m (avg 4.2)`, `3.9/4.2/4.8`. */
export const formatLengths = (
  lengths: Parameters<typeof format>[0],
  language: string = i18n.language,
): string => format(lengths, getLengthWords(language))

/**
 * Formats the pieces per length of a pack: `3.9 (40) 4.2 (60)`. Null if they were not listed, or
 * all have the product's length.
 */
export function formatMixedPieces(
  { tally }: { readonly tally?: Tally },
  { length_mm }: Pick<Specification, 'length_mm'>,
  language: string = i18n.language,
): string | null {
  if (!tally || (length_mm !== null && tally.every((row) => row.length_mm === length_mm)))
    return null
  const items = tally.map((row) => ({ length_mm: row.length_mm, count: row.pcs }))
  return keepCountsWhole(formatLengths({ kind: 'several', counted_in: 'pcs', items }, language))
}

/** Prevents line breaks between a length and its pieces or packs: `3.9 (40) 4.2 (4 pk)`. */
export const keepCountsWhole = (text: string): string =>
  text.replaceAll(/ \(\d+(?: \p{L}+\.?)?\)/gu, (count) => count.replaceAll(' ', '\u00a0'))

/**
 * Translates a product's name if it only repeats the specification; otherwise returns it as typed.
 */
export const formatProductName = (product: NamedWood, language: string = i18n.language): string =>
  translateProductName(product, {
    wood: (wood, form) =>
      form === null
        ? i18n.t(`entities/product:name.wood.${wood}`, { lng: language })
        : i18n.t(`entities/product:name.form.${form}`, {
            lng: language,
            wood: i18n.t(`entities/product:name.wood_in.${wood}`, { lng: language }),
          }),
    treatment: (treatment) =>
      treatment === 'none' || treatment === 'thermally_modified'
        ? i18n.t(`entities/product:treatment.${treatment}`, { lng: language })
        : i18n.t(`entities/product:name.treatment.${treatment}`, { lng: language }),
    colour: (colour) => i18n.t(`entities/product:name.colour.${colour}`, { lng: language }),
    lengths: getLengthWords(language),
  })

/** Returns a product as an option of a choice. */
export const toNamedProduct = (product: NamedWood & { readonly id: string }) => ({
  id: product.id,
  name: formatProductName(product),
})

/** Names the wood of a line: its product, else its specification. */
export const formatWoodName = (
  {
    product_name,
    specification,
  }: { readonly product_name: string | null; readonly specification: Specification },
  language: string = i18n.language,
): string =>
  product_name === null
    ? describeSpecification(specification, language)
    : formatProductName({ name: product_name, specification }, language)
