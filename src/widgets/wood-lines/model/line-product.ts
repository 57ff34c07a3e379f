import type { QueryClient } from '@tanstack/react-query'
import { anyForm, settleMarks, type NumberForm } from '@/shared/lib/numbers'
import { productSearchQuery, type FoundProducts, type Product } from '@/entities/product'
import { isBlankLine, type WoodLine } from './wood-line'
import type { WoodSheet } from './wood-sheet'
import { inWrittenPacks, readWood, withWrittenQuantity, type WrittenWood } from './written-wood'

/** The line with new words in place of its product, which has to be searched again. */
export const writeProduct = <Line extends WoodLine>(
  line: Line,
  text: string,
  form: NumberForm = anyForm,
): Line => ({
  ...line,
  product_id: null,
  product_name: settleMarks(text.trim(), form),
  specification: null,
})

/** The line with a product; the product's claim comes along where the line makes none of its own. */
const withProduct = <Line extends WoodLine>(line: Line, product: Product): Line => ({
  ...line,
  product_id: product.id,
  product_name: product.name,
  specification: product.specification,
  certification:
    line.certification === 'none' ? product.specification.certification : line.certification,
})

/** The words to search a product by: a quantity typed behind the name is left out. */
export const soughtIn = (text: string): string => readWood(text)?.words ?? text.trim()

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
  return product ? withWrittenProduct(line, product, readWood(line.product_name)) : line
}

/** The line with a product and what was written beside its name. In packs of another size than the product's it is a line of its own. */
function withWrittenProduct<Line extends WoodLine>(
  line: Line,
  product: Product,
  written: WrittenWood | null,
): Line {
  if (!written) return withProduct(line, product)
  const sold = withProduct(withWrittenQuantity(line, written), product)
  const specification = inWrittenPacks(product.specification, written)
  return specification === product.specification
    ? sold
    : { ...sold, product_id: null, product_name: '', specification }
}

const isSought = (line: WoodLine) =>
  !isBlankLine(line) && line.product_name !== '' && line.specification === null

/**
 * Gives lines that came as words, such as from a sheet, their products: where the words name one product exactly, or find only one. Where
 * they find none, but describe the wood themselves and leave nothing open but which it is, the line is of that. Words that fit several, or aren't clear, are
 * left for the person, and so is the cell that is being typed in.
 * @throws ApiProblem, or Unreachable where there is no network
 */
export async function settleProducts(
  { lines, cursor }: WoodSheet,
  queryClient: QueryClient,
): Promise<void> {
  const open = cursor.openCell()
  const settled = lines
    .lines()
    .filter(({ id }) => id !== open?.lineId || open.columnId !== 'product')
  const found = await findProducts(settled, queryClient)
  if (found.size > 0) lines.settle(settleProduct(found))
}

/** Fills a line in that still needs its product. */
type Settle = (line: WoodLine) => WoodLine

async function findProducts(
  lines: readonly WoodLine[],
  queryClient: QueryClient,
): Promise<ReadonlyMap<string, Settle>> {
  const words = [...new Set(lines.filter(isSought).map((line) => line.product_name))]
  const found = new Map<string, Settle>()
  for (const name of words) {
    const settle = await findProduct(name, queryClient)
    if (settle) found.set(name, settle)
  }
  return found
}

async function findProduct(name: string, queryClient: QueryClient): Promise<Settle | null> {
  const written = readWood(name)
  const { products } = await queryClient.query(productSearchQuery(soughtIn(name)))
  const product = namedBy(name, products) ?? (products.length === 1 ? products[0] : undefined)
  if (product) return (line) => withWrittenProduct(line, product, written)
  if (products.length > 0 || !written || (written.unclear && written.unclear !== 'wood'))
    return null
  return (line) => withWrittenWood(line, written)
}

/** The product whose name was written as it is, or else the only one with the same words, wherever its size and a quantity stand. */
function namedBy(written: string, products: readonly Product[]): Product | undefined {
  const exact = products.find(
    (product) => product.name.toLowerCase() === written.trim().toLowerCase(),
  )
  if (exact) return exact
  const words = wordsOf(soughtIn(written))
  const same = products.filter((product) => wordsOf(soughtIn(product.name)) === words)
  return same.length === 1 ? same[0] : undefined
}

const wordsOf = (text: string) => [...new Set(text.toLowerCase().split(/\s+/))].toSorted().join(' ')

/** What was written of the wood is the line's own; a claim in it is, too. */
const withWrittenWood = <Line extends WoodLine>(line: Line, written: WrittenWood): Line => ({
  ...withWrittenQuantity(line, written),
  product_name: '',
  specification: written.specification,
  certification:
    written.specification.certification === 'none'
      ? line.certification
      : written.specification.certification,
})

/** Puts what was found into lines that still look for it. */
const settleProduct = (found: ReadonlyMap<string, Settle>) => (line: WoodLine) =>
  (isSought(line) && found.get(line.product_name)?.(line)) || line
