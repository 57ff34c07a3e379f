import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, sendOnce, unwrap, type Schemas } from '@/shared/api'

export type Basket = Schemas['Basket']
export type BasketLine = Schemas['BasketLine']
export type BasketChange = Schemas['BasketChange']
export type BasketResult = Schemas['BasketResult']
export type BasketItemWrite = Schemas['BasketItemWrite']
export type LineService = Schemas['LineService']

/** Clients omit the company: the backend uses their own. */
const toCompanyQuery = (companyId: string | undefined) =>
  companyId === undefined ? {} : { company_id: companyId }

const BASKET_KEY = ['basket'] as const

const getBasketKey = (companyId: string | undefined) => [...BASKET_KEY, companyId ?? 'own'] as const

/** A company's basket, priced for delivery to an address; the company's first one by default. */
export const basketQueryOptions = (companyId?: string, addressId?: string) =>
  queryOptions({
    queryKey: [...getBasketKey(companyId), addressId ?? 'first'] as const,
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

/** Products from past orders that would fill the truck. */
export const suggestionsQueryOptions = (companyId?: string) =>
  queryOptions({
    queryKey: [...getBasketKey(companyId), 'suggestions'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/basket/suggestions/', { params: { query: toCompanyQuery(companyId) }, signal }),
      ),
  })

/** Creates a basket item from partial input: one pack by default. */
export const createBasketItemWrite = (item: Partial<BasketItemWrite>): BasketItemWrite => ({
  product_id: null,
  lot_id: null,
  code: null,
  pcs_per_pack: null,
  barcode_starts: null,
  quantity: '1',
  unit: 'pack',
  service: 'none',
  ...item,
})

/**
 * Reserves wood, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const addToBasket = (
  companyId: string | undefined,
  lines: BasketItemWrite[],
): Promise<BasketChange> => {
  const body = { company_id: companyId ?? null, lines }
  return sendOnce(['addToBasket', body], (key) =>
    unwrap(api.POST('/basket/lines/', { params: { header: { 'Idempotency-Key': key } }, body })),
  )
}

/**
 * Changes the packs or the service of a line.
 * @throws ApiProblem
 */
export const changeBasketLine = (
  id: string,
  line: Schemas['BasketLineWrite'],
): Promise<BasketChange> =>
  unwrap(api.PUT('/basket/lines/{id}/', { params: { path: { id } }, body: line }))

/**
 * Removes a line and releases its packs.
 * @throws ApiProblem
 */
export const removeBasketLine = (id: string): Promise<Basket> =>
  unwrap(api.DELETE('/basket/lines/{id}/', { params: { path: { id } } }))

/**
 * Reserves released items again if still available, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const restoreBasket = (companyId: string | undefined): Promise<BasketChange> =>
  sendOnce(['restoreBasket', companyId], (key) =>
    unwrap(
      api.POST('/basket/restore/', {
        params: { query: toCompanyQuery(companyId), header: { 'Idempotency-Key': key } },
      }),
    ),
  )

/** Invalidates all baskets, and the stock that they reserve. */
export const refreshBasket = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: BASKET_KEY }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ])
}
