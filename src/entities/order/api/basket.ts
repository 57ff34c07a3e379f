import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export type Basket = Schemas['Basket']
export type BasketLine = Schemas['BasketLine']
export type BasketChange = Schemas['BasketChange']
export type BasketResult = Schemas['BasketResult']
export type BasketWish = Schemas['BasketWish']
export type LineService = Schemas['LineService']

/** For whom: a client's own company is left out. */
const toCompanyQuery = (companyId: string | undefined) =>
  companyId === undefined ? {} : { company_id: companyId }

const basketKey = (companyId: string | undefined) => ['basket', companyId ?? 'own'] as const

/** A company's basket, as it would go to an address; to its first one unless that is said. */
export const basketQueryOptions = (companyId?: string, addressId?: string) =>
  queryOptions({
    queryKey: [...basketKey(companyId), addressId ?? 'first'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/basket/', {
          params: {
            query: {
              ...toCompanyQuery(companyId),
              ...(addressId !== undefined && { address_id: addressId }),
            },
          },
          signal,
        }),
      ),
  })

/** What of past orders would fill the truck. */
export const suggestionsQueryOptions = (companyId?: string) =>
  queryOptions({
    queryKey: [...basketKey(companyId), 'suggestions'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/basket/suggestions/', { params: { query: toCompanyQuery(companyId) }, signal }),
      ),
  })

/** Something to be added, of which only what is said is known. */
export const createBasketWish = (wish: Partial<BasketWish>): BasketWish => ({
  ...{
    product_id: null,
    lot_id: null,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
  },
  ...wish,
})

/** Reserves wood, once for each `key`. @throws ApiProblem */
export const addToBasket = (
  companyId: string | undefined,
  lines: BasketWish[],
  key: string,
): Promise<BasketChange> =>
  unwrap(
    api.POST('/basket/lines/', {
      params: { header: { 'Idempotency-Key': key } },
      body: { company_id: companyId ?? null, lines },
    }),
  )

/** @throws ApiProblem */
export const changeBasketLine = (
  id: string,
  line: Schemas['BasketLineWrite'],
): Promise<BasketChange> =>
  unwrap(api.PUT('/basket/lines/{id}/', { params: { path: { id } }, body: line }))

/** @throws ApiProblem */
export const removeBasketLine = (id: string): Promise<Basket> =>
  unwrap(api.DELETE('/basket/lines/{id}/', { params: { path: { id } } }))

/** Puts back what is still there of what was released, once for each `key`. @throws ApiProblem */
export const restoreBasket = (companyId: string | undefined, key: string): Promise<BasketChange> =>
  unwrap(
    api.POST('/basket/restore/', {
      params: { query: toCompanyQuery(companyId), header: { 'Idempotency-Key': key } },
    }),
  )

/** Has every view of a basket, and what stands in the yard, fetched again. */
export const refreshBasket = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['basket'] }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ])
}
