import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import { i18n } from '@/shared/i18n'
import type { operations } from '@contract/schema'

export type PriceEntry = Schemas['PriceEntry']
export type CompanyPrice = Schemas['CompanyPrice']
export type PriceTerms = Schemas['PriceTerms']

export type PriceSearch = Omit<
  NonNullable<operations['listPrices']['parameters']['query']>,
  'cursor' | 'limit'
>
export type CompanyPriceSearch = Omit<
  NonNullable<operations['listCompanyPrices']['parameters']['query']>,
  'cursor' | 'limit'
>

const PRICES_KEY = ['prices'] as const

/**
 * Fetches a page of the list of prices.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchPricePage = (
  search: PriceSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['PriceEntryList']> =>
  unwrap(api.GET('/prices/', { params: { query: toPageQuery(search, page) }, signal }))

export const priceListQueryOptions = (search: PriceSearch) =>
  infiniteListQueryOptions([...PRICES_KEY, 'list', search] as const, (page, signal) =>
    fetchPricePage(search, page, signal),
  )

/** All prices of a product in one list: general, and of countries and companies. */
export const productPricesQueryOptions = (productId: string, list: Schemas['PriceListName']) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'product', productId, list] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/prices/', {
          params: { query: { product_id: [productId], list, limit: 500 } },
          signal,
        }),
      ),
  })

/** Change history of a product's prices in one list, or of one price, newest first. */
export const priceChangesQueryOptions = (
  productId: string,
  list: Schemas['PriceListName'],
  priceId: string | undefined,
) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'changes', productId, list, priceId ?? null] as const,
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

/** Change history of service prices and tariffs. */
export const rateChangesQueryOptions = () =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'rate_changes'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/prices/rate_changes/', { signal })),
  })

/**
 * One page of the prices that a company pays.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchCompanyPricePage = (
  search: CompanyPriceSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['CompanyPriceList']> =>
  unwrap(api.GET('/prices/paid/', { params: { query: toPageQuery(search, page) }, signal }))

export const companyPriceListQueryOptions = (search: CompanyPriceSearch) =>
  // Sorted by the names of the reader's language.
  infiniteListQueryOptions(
    [...PRICES_KEY, 'paid', search, i18n.language] as const,
    (page, signal) => fetchCompanyPricePage(search, page, signal),
  )

/** A company's price of a product on a day; the general price without a company. */
export const companyPriceQueryOptions = ({
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
    queryKey: [...PRICES_KEY, 'paid', 'one', productId, list, companyId, day] as const,
    queryFn: async ({ signal }) => {
      const query = {
        product_id: [productId],
        list,
        day,
        limit: 1,
        ...(companyId && { company_id: companyId }),
      }
      const [price] = (await unwrap(api.GET('/prices/paid/', { params: { query }, signal }))).items
      if (!price) throw new Error('The response has no price of the product')
      return price
    },
  })

export const servicePricesQueryOptions = () =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'services'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/service_prices/', { signal })),
  })

/** Truck tariffs per route. */
export const tariffsQueryOptions = () =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'tariffs'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/tariffs/', { signal })),
  })

/** Invalidates prices, and the stock that is sold at them. */
export const refreshPrices = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: PRICES_KEY }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ])
