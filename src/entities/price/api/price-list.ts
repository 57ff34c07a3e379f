import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, listPages, pageOf, unwrap, type ListPage, type Schemas } from '@/shared/api'
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

const key = ['prices'] as const

/**
 * One page of the price list.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchPricePage = (
  search: PriceSearch,
  page: ListPage,
  signal: AbortSignal,
): Promise<Schemas['PriceEntryList']> =>
  unwrap(api.GET('/prices/', { params: { query: pageOf(search, page) }, signal }))

/** The price list, page after page. */
export const priceListQuery = (search: PriceSearch) =>
  listPages([...key, 'list', search] as const, (page, signal) =>
    fetchPricePage(search, page, signal),
  )

/** The prices of one product in one list, for everybody, countries and companies. */
export const productPricesQuery = (productId: string, list: Schemas['PriceListName']) =>
  queryOptions({
    queryKey: [...key, 'product', productId, list] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/prices/', {
          params: { query: { product_id: [productId], list, limit: 500 } },
          signal,
        }),
      ),
  })

/** Who changed the prices of a product in one list, or one of them, newest first. */
export const priceChangesQuery = (
  productId: string,
  list: Schemas['PriceListName'],
  priceId: string | undefined,
) =>
  queryOptions({
    queryKey: [...key, 'changes', productId, list, priceId ?? null] as const,
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
export const rateChangesQuery = () =>
  queryOptions({
    queryKey: [...key, 'rate_changes'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/prices/rate_changes/', { signal })),
  })

/**
 * One page of what a company pays.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchPaidPage = (
  search: PaidSearch,
  page: ListPage,
  signal: AbortSignal,
): Promise<Schemas['PaidPriceList']> =>
  unwrap(api.GET('/prices/paid/', { params: { query: pageOf(search, page) }, signal }))

/** What a company pays, page after page. */
export const paidListQuery = (search: PaidSearch) =>
  listPages([...key, 'paid', search] as const, (page, signal) =>
    fetchPaidPage(search, page, signal),
  )

/** What a company pays for one product on a day; of no company what everybody does. */
export const paidPriceQuery = ({
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
    queryKey: [...key, 'paid', 'one', productId, list, companyId, day] as const,
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
export const servicePricesQuery = () =>
  queryOptions({
    queryKey: [...key, 'services'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/service_prices/', { signal })),
  })

/** What a truck costs, way by way. */
export const tariffsQuery = () =>
  queryOptions({
    queryKey: [...key, 'tariffs'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/tariffs/', { signal })),
  })

/** Has all that depends on prices fetched again: the lists of prices, and what can be ordered at them. */
export const refreshPrices = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ])
