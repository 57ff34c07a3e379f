import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/product'
import { api, ifMatch, unwrap, type Schemas } from '@/shared/api'

export type ProductRecord = Schemas['ProductRecord']
export type ProductWrite = Schemas['ProductWrite']
export type ProductChange = Schemas['ProductChange']
export type ProductFilter = Schemas['ProductFilter']

/** One product, with where it is in use. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/products/{id}/', { params: { path: { id } }, signal })),
  })

/**
 * Adds a product. The caller makes one `key` for each intended act, so that pressing Save twice adds one.
 * @throws ApiProblem
 */
export const createProduct = (product: ProductWrite, key: string): Promise<ProductRecord> =>
  unwrap(api.POST('/products/', { params: { header: { 'Idempotency-Key': key } }, body: product }))

/**
 * Changes a product as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export const updateProduct = (id: string, version: number, product: ProductWrite): Promise<ProductRecord> =>
  unwrap(api.PUT('/products/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: product }))

/** Puts a saved product where its screen reads it, and has whatever else shows products fetched again. */
export async function rememberProduct(queryClient: QueryClient, product: ProductRecord): Promise<void> {
  queryClient.setQueryData(productQuery(product.id).queryKey, product)
  await Promise.all([refreshProducts(queryClient, product.id), refreshKept(queryClient, { kind: 'product', id: product.id })])
}

/** Has whatever shows products fetched again: lists, searches, stock and prices. @param but a product that is known as it is now */
export const refreshProducts = (queryClient: QueryClient, but?: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['products'], predicate: ({ queryKey }) => but === undefined || queryKey[2] !== but }),
    ...['stock', 'lots', 'prices'].map((key) => queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
  ])

/** What a change of all products of a filter would do. */
export const changesPreviewQuery = (filter: ProductFilter, set: ProductChange) =>
  queryOptions({
    queryKey: ['products', 'changes', filter, set] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/products/changes/preview/', { body: { filter, set }, signal })),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Changes all products of a filter as its preview said.
 * @param key the same for one act, however often it is sent
 * @throws ApiProblem with `changed_since` at the stamp where the products are others by now
 */
export const changeProducts = (body: Schemas['ProductChangesWrite'], key: string): Promise<Schemas['ProductChangesResult']> =>
  unwrap(api.POST('/products/changes/', { params: { header: { 'Idempotency-Key': key } }, body }))
