import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'

export type PriceEntry = Schemas['PriceEntry']
export type PaidPrice = Schemas['PaidPrice']
export type PriceTerms = Schemas['PriceTerms']

/** What the price list is narrowed to, without the paging; and what a company pays. */
export type PriceSearch = Omit<
  NonNullable<operations['listPrices']['parameters']['query']>,
  'cursor' | 'limit'
>
export type PaidSearch = Omit<
  NonNullable<operations['listPaidPrices']['parameters']['query']>,
  'cursor' | 'limit'
>

const pricesKey = ['prices'] as const

/**
 * One page of the price list.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchPricePage = (
  search: PriceSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['PriceEntryList']> =>
  unwrap(api.GET('/prices/', { params: { query: toPageQuery(search, page) }, signal }))

/** The price list, page after page. */
export const priceListQueryOptions = (search: PriceSearch) =>
  infiniteListQueryOptions([...pricesKey, 'list', search] as const, (page, signal) =>
    fetchPricePage(search, page, signal),
  )

/** The prices of one product in one list, for everybody, countries and companies. */
export const productPricesQueryOptions = (productId: string, list: Schemas['PriceListName']) =>
  queryOptions({
    queryKey: [...pricesKey, 'product', productId, list] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/prices/', {
          params: { query: { product_id: [productId], list, limit: 500 } },
          signal,
        }),
      ),
  })

/** Who changed the prices of a product in one list, or one of them, newest first. */
export const priceChangesQueryOptions = (
  productId: string,
  list: Schemas['PriceListName'],
  priceId: string | undefined,
) =>
  queryOptions({
    queryKey: [...pricesKey, 'changes', productId, list, priceId ?? null] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/prices/changes/', {
          params: {
            query: {
              product_id: productId,
              list,
              ...(priceId !== undefined && { price_id: priceId }),
            },
          },
          signal,
        }),
      ),
  })

/** Who changed what services and trucks cost. */
export const rateChangesQueryOptions = () =>
  queryOptions({
    queryKey: [...pricesKey, 'rate_changes'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/prices/rate_changes/', { signal })),
  })

/**
 * One page of what a company pays.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchPaidPage = (
  search: PaidSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['PaidPriceList']> =>
  unwrap(api.GET('/prices/paid/', { params: { query: toPageQuery(search, page) }, signal }))

/** What a company pays, page after page. */
export const paidListQueryOptions = (search: PaidSearch) =>
  infiniteListQueryOptions([...pricesKey, 'paid', search] as const, (page, signal) =>
    fetchPaidPage(search, page, signal),
  )

/** What a company pays for one product on a day; of no company what everybody does. */
export const paidPriceQueryOptions = ({
  productId,
  list,
  companyId,
  day,
}: {
  productId: string
  list: Schemas['PriceListName']
  companyId: string | null
  day: string
}) =>
  queryOptions({
    queryKey: [...pricesKey, 'paid', 'one', productId, list, companyId, day] as const,
    queryFn: async ({ signal }) => {
      const query = {
        product_id: [productId],
        list,
        day,
        limit: 1,
        ...(companyId && { company_id: companyId }),
      }
      const [price] = (await unwrap(api.GET('/prices/paid/', { params: { query }, signal }))).items
      if (!price) throw new Error('A product that has prices is not there.')
      return price
    },
  })

/** What services cost. */
export const servicePricesQueryOptions = () =>
  queryOptions({
    queryKey: [...pricesKey, 'services'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/service_prices/', { signal })),
  })

/** What a truck costs, way by way. */
export const tariffsQueryOptions = () =>
  queryOptions({
    queryKey: [...pricesKey, 'tariffs'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/tariffs/', { signal })),
  })

/** Has all that depends on prices fetched again: the lists of prices, and what can be ordered at them. */
export const refreshPrices = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: pricesKey }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ])
