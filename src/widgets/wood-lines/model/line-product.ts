import type { QueryClient } from '@tanstack/react-query'
import { unknownNumberForm, normalizeNumberMarks, type NumberForm } from '@domain/numbers'
import {
  productSearchQueryOptions,
  type FoundProducts,
  type Product,
  type Specification,
} from '@/entities/product'
import { acceptsLength, canHoldLengths, listSearchedLengths } from '@domain/timber'
import { isBlankLine, type WoodLine } from './wood-line'
import type { WoodLinesState } from './wood-line-editor'
import { setParsedPackSize, parseWood, setParsedQuantity, type ParsedWood } from './parse-wood'

/** Returns the line with new search words instead of its product. */
export const setProductText = <Line extends WoodLine>(
  line: Line,
  text: string,
  form: NumberForm = unknownNumberForm,
): Line => ({
  ...line,
  product_id: null,
  product_name: normalizeNumberMarks(text.trim(), form),
  specification: null,
})

/** Returns the line with a product. The product's claim is used if the line has none. */
const setProduct = <Line extends WoodLine>(line: Line, product: Product): Line => ({
  ...line,
  product_id: product.id,
  product_name: product.name,
  specification: product.specification,
  certification:
    line.certification === 'none' ? product.specification.certification : line.certification,
})

/** Returns the words for a product search, without a quantity after the name. */
export const toProductSearch = (text: string): string => parseWood(text)?.words ?? text.trim()

/** Returns the line with a product found by its words, and the quantity among those words. */
export function chooseProduct<Line extends WoodLine>(
  line: Line,
  productId: string,
  queryClient: QueryClient,
): Line {
  const searches = queryClient.getQueriesData<FoundProducts>({ queryKey: ['products', 'search'] })
  const product = searches
    .flatMap(([, found]) => found?.products ?? [])
    .find((each) => each.id === productId)
  return product ? setWrittenProduct(line, product, parseWood(line.product_name)) : line
}

/**
 * Returns the line with a product and the quantity beside its name. Another pack size than the
 * product's, or one of its mixed lengths, detaches the line from the product.
 */
function setWrittenProduct<Line extends WoodLine>(
  line: Line,
  product: Product,
  written: ParsedWood | null,
): Line {
  if (!written) return setProduct(line, product)
  const sold = setProduct(setParsedQuantity(line, written), product)
  const specification = setParsedPackSize(setParsedLength(product.specification, written), written)
  return specification === product.specification
    ? setParsedLengths(sold, product, written)
    : { ...sold, product_id: null, product_name: '', specification }
}

/**
 * Returns the specification in the written length, if it has several; otherwise unchanged. A pack
 * of that length has another volume.
 */
function setParsedLength(
  specification: Specification,
  { specification: { length_mm } }: ParsedWood,
): Specification {
  return length_mm !== null && specification.lengths && acceptsLength(specification, length_mm)
    ? { ...specification, length_mm, lengths: null, m3_per_pack: null }
    : specification
}

/** Returns the line in the written lengths, if its product may be sold in them. */
function setParsedLengths<Line extends WoodLine>(
  line: Line,
  product: Product,
  { specification: { lengths } }: ParsedWood,
): Line {
  return lengths && canHoldLengths(product.specification, lengths)
    ? { ...line, specification: { ...product.specification, lengths } }
    : line
}

/** Returns the products that may be sold in the written lengths; all without a length. */
export function selectByLengths(products: readonly Product[], text: string): readonly Product[] {
  const { length_mm = null, lengths = null } = parseWood(text)?.specification ?? {}
  if (lengths) return products.filter(({ specification }) => canHoldLengths(specification, lengths))
  if (length_mm === null) return products
  return products.filter(
    ({ specification }) => !specification.lengths || acceptsLength(specification, length_mm),
  )
}

const needsProduct = (line: WoodLine) =>
  !isBlankLine(line) && line.product_name !== '' && line.specification === null

/**
 * Assigns products to lines whose product is typed or pasted text, if a name matches exactly or
 * only one product is found. Without a match, words that fully describe the wood become its
 * specification. Ambiguous or unclear words, and the cell being edited, are left to the user.
 * @throws ApiProblem, or Unreachable without a network
 */
export async function resolveProducts(
  { lines, cursor }: WoodLinesState,
  queryClient: QueryClient,
): Promise<void> {
  const open = cursor.openCell()
  const closedLines = lines
    .lines()
    .filter(({ id }) => id !== open?.lineId || open.columnId !== 'product')
  const found = await findProducts(closedLines, queryClient)
  if (found.size > 0) lines.applyToHistory(resolveProduct(found))
}

/** Function that resolves a line that still needs its product. */
type ResolveLine = (line: WoodLine) => WoodLine

async function findProducts(
  lines: readonly WoodLine[],
  queryClient: QueryClient,
): Promise<ReadonlyMap<string, ResolveLine>> {
  const words = [...new Set(lines.filter(needsProduct).map((line) => line.product_name))]
  const found = new Map<string, ResolveLine>()
  for (const name of words) {
    const resolveLine = await findProduct(name, queryClient)
    if (resolveLine) found.set(name, resolveLine)
  }
  return found
}

async function findProduct(name: string, queryClient: QueryClient): Promise<ResolveLine | null> {
  const written = parseWood(name)
  const words = toProductSearch(name)
  const found = await queryClient.query(productSearchQueryOptions(words))
  const hasOneLength = Boolean(written?.specification.length_mm)
  const products = selectByLengths(found.products, name).filter(
    ({ specification }) =>
      hasWholeSizes(specification, words) &&
      // A single length does not match a product with several.
      (!hasOneLength || !specification.lengths),
  )
  const product =
    matchProductName(name, products) ?? (products.length === 1 ? products[0] : undefined)
  if (product) return (line) => setWrittenProduct(line, product, written)
  if (products.length > 0 || !written || (written.unclear && written.unclear !== 'wood'))
    return null
  return (line) => setWrittenWood(line, written)
}

/** Returns true if each size among the words is one of the product's, not only begins like one. */
function hasWholeSizes(specification: Specification, words: string): boolean {
  const { thickness_mm, width_mm, diameter_mm } = specification
  const sizes = [thickness_mm, width_mm, diameter_mm, ...listSearchedLengths(specification)]
  return words
    .split(/\s+/)
    .filter((word) => /^\d+(?:[x×*]\d+)+$/.test(word))
    .flatMap((word) => word.split(/[x×*]/))
    .every((size) => sizes.includes(Number(size)))
}

/**
 * Returns the product with exactly this name, or the only one with the same words, ignoring size
 * position and quantity.
 */
function matchProductName(written: string, products: readonly Product[]): Product | undefined {
  const exact = products.find(
    (product) => product.name.toLowerCase() === written.trim().toLowerCase(),
  )
  if (exact) return exact
  const words = toSortedWords(toProductSearch(written))
  const same = products.filter((product) => toSortedWords(toProductSearch(product.name)) === words)
  return same.length === 1 ? same[0] : undefined
}

const toSortedWords = (text: string) =>
  [...new Set(text.toLowerCase().split(/\s+/))].toSorted().join(' ')

/** Returns the line with the parsed specification, including its claim. */
const setWrittenWood = <Line extends WoodLine>(line: Line, written: ParsedWood): Line => ({
  ...setParsedQuantity(line, written),
  product_name: '',
  specification: written.specification,
  certification:
    written.specification.certification === 'none'
      ? line.certification
      : written.specification.certification,
})

/** Applies the resolved products to lines that still need one. */
const resolveProduct = (found: ReadonlyMap<string, ResolveLine>) => (line: WoodLine) =>
  (needsProduct(line) && found.get(line.product_name)?.(line)) || line
