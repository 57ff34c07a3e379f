import type { QueryClient } from '@tanstack/react-query'
import { unknownNumberForm, normalizeNumberMarks, type NumberForm } from '@/shared/lib/numbers'
import { productSearchQueryOptions, type FoundProducts, type Product } from '@/entities/product'
import { isBlankLine, type WoodLine } from './wood-line'
import type { WoodLinesState } from './wood-lines-state'
import { setParsedPackSize, parseWood, setParsedQuantity, type ParsedWood } from './parse-wood'

/** The line with new words in place of its product, which has to be searched again. */
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

/** The line with a product; the product's claim comes along where the line makes none of its own. */
const setProduct = <Line extends WoodLine>(line: Line, product: Product): Line => ({
  ...line,
  product_id: product.id,
  product_name: product.name,
  specification: product.specification,
  certification:
    line.certification === 'none' ? product.specification.certification : line.certification,
})

/** The words to search a product by: a quantity typed behind the name is left out. */
export const toProductSearch = (text: string): string => parseWood(text)?.words ?? text.trim()

/** The line with a product that a search for its words has just found, and the quantity that was written with them. */
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

/** The line with a product and what was written beside its name. In packs of another size than the product's it is a line of its own. */
function setWrittenProduct<Line extends WoodLine>(
  line: Line,
  product: Product,
  written: ParsedWood | null,
): Line {
  if (!written) return setProduct(line, product)
  const sold = setProduct(setParsedQuantity(line, written), product)
  const specification = setParsedPackSize(product.specification, written)
  return specification === product.specification
    ? sold
    : { ...sold, product_id: null, product_name: '', specification }
}

const needsProduct = (line: WoodLine) =>
  !isBlankLine(line) && line.product_name !== '' && line.specification === null

/**
 * Gives lines that came as words, such as from a sheet, their products: where the words name one product exactly, or find only one. Where
 * they find none, but describe the wood themselves and leave nothing open but which it is, the line is of that. Words that fit several, or aren't clear, are
 * left for the person, and so is the cell that is being typed in.
 * @throws ApiProblem, or Unreachable where there is no network
 */
export async function resolveProducts(
  { lines, cursor }: WoodLinesState,
  queryClient: QueryClient,
): Promise<void> {
  const open = cursor.openCell()
  const settled = lines
    .lines()
    .filter(({ id }) => id !== open?.lineId || open.columnId !== 'product')
  const found = await findProducts(settled, queryClient)
  if (found.size > 0) lines.settle(resolveProduct(found))
}

/** Fills a line in that still needs its product. */
type ResolveLine = (line: WoodLine) => WoodLine

async function findProducts(
  lines: readonly WoodLine[],
  queryClient: QueryClient,
): Promise<ReadonlyMap<string, ResolveLine>> {
  const words = [...new Set(lines.filter(needsProduct).map((line) => line.product_name))]
  const found = new Map<string, ResolveLine>()
  for (const name of words) {
    const settle = await findProduct(name, queryClient)
    if (settle) found.set(name, settle)
  }
  return found
}

async function findProduct(name: string, queryClient: QueryClient): Promise<ResolveLine | null> {
  const written = parseWood(name)
  const { products } = await queryClient.query(productSearchQueryOptions(toProductSearch(name)))
  const product =
    matchProductName(name, products) ?? (products.length === 1 ? products[0] : undefined)
  if (product) return (line) => setWrittenProduct(line, product, written)
  if (products.length > 0 || !written || (written.unclear && written.unclear !== 'wood'))
    return null
  return (line) => setWrittenWood(line, written)
}

/** The product whose name was written as it is, or else the only one with the same words, wherever its size and a quantity stand. */
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

/** What was written of the wood is the line's own; a claim in it is, too. */
const setWrittenWood = <Line extends WoodLine>(line: Line, written: ParsedWood): Line => ({
  ...setParsedQuantity(line, written),
  product_name: '',
  specification: written.specification,
  certification:
    written.specification.certification === 'none'
      ? line.certification
      : written.specification.certification,
})

/** Puts what was found into lines that still look for it. */
const resolveProduct = (found: ReadonlyMap<string, ResolveLine>) => (line: WoodLine) =>
  (needsProduct(line) && found.get(line.product_name)?.(line)) || line
