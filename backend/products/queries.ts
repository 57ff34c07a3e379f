import { sql, type RawBuilder, expressionBuilder } from 'kysely'
import { fold } from '@domain/text/fold'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import type { Schemas } from '../call'
import type { Filters, ListFilterValues } from '../db/filters'
import type { Tables, Db, Row } from '../db/tables'
import { sortByIds } from '../db/paginate-indexed'
import { parseJson } from '../db/rows'
import { dropFillers, findForms, listSearchedLengths, woodNames } from '@domain/timber'

type Specification = Schemas['Specification']

/**
 * Returns the search text of a product. Each word is surrounded by spaces, so that a number
 * matches as a whole: 47 does not match 147. Other names of its wood are looked up during the
 * search.
 */
export function toProductSearchText(name: string, specification: Specification): string {
  const { wood, thickness_mm, width_mm, diameter_mm, quality, hs_code } = specification
  const section = [thickness_mm, width_mm, diameter_mm].filter((size) => size !== null)
  const sizes = [...section, ...listSearchedLengths(specification)]
  return ` ${toSearchText(name, ...sizes.map(String), quality, wood, hs_code)} `
}

/**
 * Returns search conditions for a query such as "spruce 47 100" or "100x47": all words, in any
 * order.
 * @param lastSize "begun" for a query that is still typed: the last size of "47x10" also begins a
 * size, as in 47x100
 */
export function createProductSearchConditions(
  q: string | undefined,
  lastSize: 'whole' | 'begun' = 'whole',
): RawBuilder<boolean>[] {
  const words = dropFillers(parseSearchWords(q))
  return words.flatMap((word) => {
    const sizes = /^\d+(?:[x×*]\d+)*$/.test(word) ? word.split(/[x×*]/) : null
    if (!sizes) return [matchesTextOrWood(word, words)]
    return sizes.map((size, index) =>
      lastSize === 'begun' && index > 0 && index === sizes.length - 1
        ? beginsSize(size)
        : containsSize(size),
    )
  })
}

/** Condition: the word is in the text, or names the wood or its form. */
function matchesTextOrWood(word: string, words: readonly string[]): RawBuilder<boolean> {
  const woods = findWoods(word, words)
  const texts = [word, ...findForms(word)].map((text) => containsText('search_text', text))
  const inText =
    texts.length > 1
      ? sql<boolean>`(${sql.join(texts, sql` or `)})`
      : containsText('search_text', word)
  return woods.length ? sql<boolean>`(${inText} or wood in (${sql.join(woods)}))` : inText
}

function containsSize(size: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('search_text')} like ${`% ${size} %`}`
}

function beginsSize(size: string): RawBuilder<boolean> {
  const columns = ['thickness_mm', 'width_mm', 'diameter_mm', 'length_mm']
  const begins = columns.map(
    (column) => sql<boolean>`cast(${sql.ref(`products.${column}`)} as text) like ${`${size}%`}`,
  )
  const beginsLength = sql<boolean>`(products.several_mm like ${`% ${size}%`}
    or products.lengths_from_mm is not null and search_text like ${`% ${size}%`})`
  return sql<boolean>`(${sql.join([containsSize(size), ...begins, beginsLength], sql` or `)})`
}

const products = expressionBuilder<Tables, 'products'>()

/** Condition: the product has one of the lengths, fixed or among its mixed ones. */
export const hasLength = (lengths: readonly number[]) =>
  products.or([
    products('products.length_mm', 'in', lengths),
    ...lengths.flatMap((mm) => [
      products.and([
        products('products.lengths_from_mm', '<=', mm),
        products('products.lengths_to_mm', '>=', mm),
      ]),
      products('products.several_mm', 'like', `% ${mm} %`),
    ]),
  ])

/** Filters by specification, for stock and for all products. */
export const SPECIFICATION_FILTERS = {
  q: (q) => createProductSearchConditions(q, 'begun'),
  category: (values) => products('products.category', 'in', values),
  wood: (values) => products('products.wood', 'in', values),
  profile: (values) => products('products.profile', 'in', values),
  treatment: (values) => products('products.treatment', 'in', values),
  packaging: (values) => products('products.packaging', 'in', values),
  certification: (values) => products('products.certification', 'in', values),
  quality: (values) => products('products.quality', 'in', values),
  product_group: (values) => products('products.product_group', 'in', values),
  thickness_mm: (values) => products('products.thickness_mm', 'in', values.map(Number)),
  width_mm: (values) => products('products.width_mm', 'in', values.map(Number)),
  length_mm: (values) => hasLength(values.map(Number)),
  diameter_mm: (values) => products('products.diameter_mm', 'in', values.map(Number)),
} satisfies Partial<Filters<ListFilterValues<'listProducts'>>>

/** Filters of the product list and of bulk changes. */
export const PRODUCT_FILTERS: Filters<ListFilterValues<'listProducts'> & Schemas['ProductFilter']> =
  {
    ...SPECIFICATION_FILTERS,
    status: (values) => products('products.status', 'in', values),
  }

type ListedProduct = Pick<
  Row<'products'>,
  'id' | 'name' | 'status' | 'specification' | 'updated_at'
>

/** Returns the products of a page whose ids were read from an index alone. */
export async function findListedProducts(
  db: Db,
  page: readonly { id: string }[],
): Promise<ListedProduct[]> {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  return sortByIds(
    ids,
    await db
      .selectFrom('products')
      .select(['id', 'name', 'status', 'specification', 'updated_at'])
      .where('id', 'in', ids)
      .execute(),
  )
}

/** Returns products by id, as lists and documents refer to them. */
export async function findProductsById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['ProductRef']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, specification }) => [
      id,
      { id, name, specification: parseJson(specification) },
    ]),
  )
}

const toWords = (texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '))

/**
 * Names of each wood, and epithets that need one of these names because alone they name another
 * wood.
 */
const woods = Object.entries(woodNames).map(([wood, { names, otherWoods, epithets }]) => {
  const needsAnother = toWords(otherWoods)
  return {
    wood,
    names: toWords([...names, ...epithets]).filter((word) => !needsAnother.includes(word)),
    beside: needsAnother,
  }
})

/** Minimum letters of an unfinished word. */
const MIN_PREFIX_LENGTH = 3

function matchesName(names: readonly string[], word: string): boolean {
  return names.some((name) => {
    const stem = name.endsWith('-') ? name.slice(0, -1) : null
    return (
      name === word ||
      (stem !== null && word.startsWith(stem)) ||
      (word.length >= MIN_PREFIX_LENGTH && name.startsWith(word))
    )
  })
}

/**
 * Returns codes of the woods named by a word of a search; of "du" and "nord", only those with
 * both.
 * @param word folded, one of `words`
 * @param words all words of the search, folded
 */
export function findWoods(word: string, words: readonly string[]): string[] {
  const [searchWord, searchWords] = [normalizeApostrophe(word), words.map(normalizeApostrophe)]
  return woods
    .filter(
      ({ names, beside }) =>
        matchesName(names, searchWord) ||
        (matchesName(beside, searchWord) && searchWords.some((other) => matchesName(names, other))),
    )
    .map(({ wood }) => wood)
}

const normalizeApostrophe = (word: string) => word.replaceAll('’', "'")
