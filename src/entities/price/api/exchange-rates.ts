import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/shared/api'

export type ExchangeRateDay = Schemas['ExchangeRateDay']
export type ExchangeRateWrite = Schemas['ExchangeRateWrite']

/** Parent key of all queries of rates. */
export const EXCHANGE_RATES_KEY = ['/exchange_rates/'] as const

/**
 * Days with rates up to a day, newest first.
 * @param until `YYYY-MM-DD`; today by default
 */
export const exchangeRatesQueryOptions = ({
  until,
  limit,
}: {
  until?: string | undefined
  limit: number
}) =>
  queryOptions({
    queryKey: [...EXCHANGE_RATES_KEY, until ?? '', limit] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/exchange_rates/', {
          params: { query: until === undefined ? { limit } : { until, limit } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** Days per page: six weeks of working days. */
const PAGE_DAYS = 30

/** All days with rates, newest first, page by page. */
export const exchangeRatePagesQueryOptions = infiniteQueryOptions({
  queryKey: [...EXCHANGE_RATES_KEY, 'pages'] as const,
  initialPageParam: null as string | null,
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      api.GET('/exchange_rates/', {
        params: { query: { limit: PAGE_DAYS, ...(pageParam !== null && { until: pageParam }) } },
        signal,
      }),
    ),
  getNextPageParam: ({ next_until }) => next_until,
})

export const importExchangeRates = (rates: ExchangeRateWrite[]) =>
  unwrap(api.POST('/exchange_rates/', { body: { rates } }))
