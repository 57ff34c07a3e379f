import { formatProductName, parseWoodName, type Product } from '@/entities/product'
import { formatLengths, parseLengths, parseSection, type LengthMix } from '@domain/timber'
import { foldWords, isImperial, readMillimetres, type ReadProblem } from '@domain/readers'
import { getCellText, type WorkbookCell } from './cells'
import { PRODUCT_PARTS, type ProductPart } from './titles'

export interface ProductIndex {
  readonly byName: ReadonlyMap<string, readonly Product[]>
  readonly bySize: ReadonlyMap<string, readonly Product[]>
}

/** Match of a row: one product, several candidates to choose from, or text without a product. */
export type MatchedProduct =
  | { readonly kind: 'one'; readonly product: Product }
  | { readonly kind: 'several'; readonly words: string; readonly products: readonly Product[] }
  | { readonly kind: 'none'; readonly words: string }
  | {
      readonly kind: 'refused'
      readonly column: 'product' | ProductPart
      readonly problem: ReadProblem
    }

/** Normalizes a name for comparison: case, accents, spaces and multiplication signs. */
const toNameKey = (name: string): string =>
  foldWords(name).replace(/\s*[×*]\s*|(?<=\d)\s*x\s*(?=\d)/g, 'x')

const toSizeKey = (
  thickness: number | null,
  width: number | null,
  length: number | string | null,
) => [thickness, width, length].join('x')

export function indexProducts(products: readonly Product[]): ProductIndex {
  const byName = new Map<string, Product[]>()
  const bySize = new Map<string, Product[]>()
  const add = (map: Map<string, Product[]>, key: string, product: Product) =>
    map.set(key, [...(map.get(key) ?? []), product])
  for (const product of products) {
    const { thickness_mm, width_mm, length_mm, lengths } = product.specification
    // Exported lists have names in the reader's language.
    for (const name of new Set([product.name, formatProductName(product)].map(toNameKey)))
      add(byName, name, product)
    add(
      bySize,
      toSizeKey(thickness_mm, width_mm, lengths ? formatLengths(lengths) : length_mm),
      product,
    )
  }
  return { byName, bySize }
}

const SIZE_PARTS = ['thickness', 'width', 'length'] as const
const SIZE_IN_WORDS = /(\d+)x(\d+)x(\d+)/
/** Common words for sawn wood that do not identify a product. */
const plainWords = new Set(
  'board boards timber wood lumber planche planches bois lenta lentos mediena tabla tablas madera mm'.split(
    ' ',
  ),
)

interface MixedSize {
  readonly lengths: LengthMix
  /** Thickness and width in the name; absent if the lengths have a column. */
  readonly section?: readonly number[]
  /** The name without its size. */
  readonly words?: string
}

/** Finds a section with mixed lengths in a name: "Spruce KD 47x150 3.0-5.4 m". */
function findMixedSize(name: string): MixedSize | null {
  const at = name.search(/\d+\s*[x×*]\s*\d/iu)
  const { section, rest } = parseSection(name.slice(Math.max(at, 0)))
  const { lengths, thickness_mm, width_mm } = section ?? {}
  return at >= 0 && lengths && thickness_mm && width_mm
    ? { lengths, section: [thickness_mm, width_mm], words: `${name.slice(0, at)} ${rest}` }
    : null
}

/** Finds a row's product by its name, or by species, sizes and further words. */
export function matchProduct(
  { byName, bySize }: ProductIndex,
  at: (column: 'product' | ProductPart) => WorkbookCell,
): MatchedProduct {
  const name = getCellText(at('product')).replace(/\s+/g, ' ')
  const byExactName = byName.get(toNameKey(name)) ?? []
  const [first] = byExactName
  if (first)
    return byExactName.length === 1
      ? { kind: 'one', product: first }
      : { kind: 'several', words: name, products: byExactName }
  const parts = Object.fromEntries(
    PRODUCT_PARTS.map((part) => [part, getCellText(at(part))]),
  ) as Record<ProductPart, string>
  const inColumn = parseLengths(parts.length)
  const mixed: MixedSize | null =
    inColumn?.rest === '' ? { lengths: inColumn.lengths } : findMixedSize(name)
  const sizes = SIZE_PARTS.map((part) =>
    readMillimetres(
      part === 'length' && inColumn?.rest === '' ? '' : parts[part],
      part === 'length',
    ),
  )
  for (const [i, size] of sizes.entries())
    if (!size.ok)
      return { kind: 'refused', column: SIZE_PARTS[i] ?? 'product', problem: size.problem }
  if (isImperial(name)) return { kind: 'refused', column: 'product', problem: { code: 'imperial' } }
  const sizeMatch = SIZE_IN_WORDS.exec(toNameKey(name))
  const isInName = sizes.every((size) => size.ok && size.value === null)
  const [thickness = null, width = null, length = null] =
    isInName && mixed?.section
      ? mixed.section
      : isInName && sizeMatch
        ? sizeMatch.slice(1).map(Number)
        : sizes.map((size) => (size.ok ? size.value : null))
  const partTexts = PRODUCT_PARTS.filter((part) => !SIZE_PARTS.some((size) => size === part)).map(
    (part) => parts[part],
  )
  const size = [
    [thickness, width, length].filter((mm) => mm !== null).join('x'),
    mixed ? formatLengths(mixed.lengths) : '',
  ]
    .filter(Boolean)
    .join(' ')
  const nameWords = mixed?.words ?? name
  const words = [toNameKey(nameWords).replace(SIZE_IN_WORDS, ' '), ...partTexts]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
  const description = [
    nameWords.replace(/\d+\s*[x×*]\s*\d+\s*[x×*]\s*\d+/iu, ' '),
    ...partTexts,
    size,
  ]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (description === '')
    return { kind: 'refused', column: 'product', problem: { code: 'required' } }
  if (thickness === null || width === null || (length === null && !mixed))
    return { kind: 'none', words: description }
  const { wood, rest } = parseWoodName(words)
  const sizeKey = toSizeKey(thickness, width, mixed ? formatLengths(mixed.lengths) : length)
  const candidates = (bySize.get(sizeKey) ?? []).filter(
    ({ specification }) => wood === null || specification.wood === wood,
  )
  return narrowByWords(candidates, rest, description, wood !== null)
}

/**
 * Narrows candidates by words. A match is certain only if the species is given and the product's
 * name contains every word.
 */
function narrowByWords(
  candidates: readonly Product[],
  words: readonly string[],
  description: string,
  hasWood: boolean,
): MatchedProduct {
  let products = candidates
  let isCertain = hasWood
  for (const word of words.map(foldWords).filter((each) => !plainWords.has(each))) {
    const matching = products.filter(({ name }) => foldWords(name).split(' ').includes(word))
    if (matching.length > 0) products = matching
    else isCertain = false
  }
  const [product] = products
  if (!product) return { kind: 'none', words: description }
  return products.length === 1 && isCertain
    ? { kind: 'one', product }
    : { kind: 'several', words: description, products }
}
