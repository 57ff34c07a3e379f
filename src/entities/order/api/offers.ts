import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  ifMatch,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'
import { refreshBasket } from './basket'

export type Offer = Schemas['Offer']
export type OfferStatus = Schemas['OfferStatus']
export type OfferTerms = Schemas['OfferTerms']
export type OfferWrite = Schemas['OfferWrite']

/** What a list of offers is narrowed to. */
export type OfferSearch = Omit<
  NonNullable<operations['listOffers']['parameters']['query']>,
  'cursor' | 'limit'
>

const offersKey = ['offers'] as const

/** One page of offers. @throws ApiProblem, or Unreachable where there is no network. */
export const fetchOfferPage = (
  search: OfferSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['OfferList']> =>
  unwrap(api.GET('/offers/', { params: { query: toPageQuery(search, page) }, signal }))

/** The offers that match, page after page: open ones first, then the newest. */
export const offerListQueryOptions = (search: OfferSearch) =>
  infiniteListQueryOptions([...offersKey, 'list', search] as const, (page, signal) =>
    fetchOfferPage(search, page, signal),
  )

/** One offer. */
export const offerQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...offersKey, 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/offers/{id}/', { params: { path: { id } }, signal })),
  })

/** What an offer would come to, and what it leaves. */
export const offerPreviewQueryOptions = (terms: OfferTerms) =>
  queryOptions({
    queryKey: [...offersKey, 'preview', terms] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/offers/preview/', { body: terms, signal })),
  })

/** Makes an offer to each company, once for each `key`. @throws ApiProblem */
export const makeOffers = (offer: OfferWrite, key: string): Promise<Schemas['OffersMade']> =>
  unwrap(api.POST('/offers/', { params: { header: { 'Idempotency-Key': key } }, body: offer }))

/** Accepts, declines or withdraws an offer, once for each `key`. @throws ApiProblem */
export function transitionOffer(
  { id, version }: Pick<Offer, 'id' | 'version'>,
  step: Schemas['OfferTransitionRequest'],
  key: string,
): Promise<Schemas['OfferAnswer']> {
  const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
  return unwrap(api.POST('/offers/{id}/transitions/', { params, body: step }))
}

/** Has offers fetched again, and the basket that an accepted one goes into. */
export const refreshOffers = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    ...(['list', 'one'] as const).map((what) =>
      queryClient.invalidateQueries({ queryKey: [...offersKey, what] }),
    ),
    refreshBasket(queryClient),
  ])
}
