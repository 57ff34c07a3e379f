import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  ifMatch,
  infiniteListQueryOptions,
  sendOnce,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@contract/schema'
import { refreshBasket } from './basket'

export type Offer = Schemas['Offer']
export type OfferStatus = Schemas['OfferStatus']
export type OfferTerms = Schemas['OfferTerms']
export type OfferWrite = Schemas['OfferWrite']

export type OfferSearch = Omit<
  NonNullable<operations['listOffers']['parameters']['query']>,
  'cursor' | 'limit'
>

const OFFERS_KEY = ['offers'] as const

/**
 * Fetches a page of the list of offers.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchOfferPage = (
  search: OfferSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['OfferList']> =>
  unwrap(api.GET('/offers/', { params: { query: toPageQuery(search, page) }, signal }))

/** Offers that match the search: open ones first, then the newest. */
export const offerListQueryOptions = (search: OfferSearch) =>
  infiniteListQueryOptions([...OFFERS_KEY, 'list', search] as const, (page, signal) =>
    fetchOfferPage(search, page, signal),
  )

export const offerQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/offers/{id}/', { params: { path: { id } }, signal })),
  })

/** Volume, amount, margin and available packs of an unsaved offer. */
export const offerPreviewQueryOptions = (terms: OfferTerms) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'preview', terms] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/offers/preview/', { body: terms, signal })),
  })

/**
 * Creates an offer for each company, idempotent per `key`.
 * @throws ApiProblem
 */
export const makeOffers = (offer: OfferWrite, key: string): Promise<Schemas['OffersMade']> =>
  unwrap(api.POST('/offers/', { params: { header: { 'Idempotency-Key': key } }, body: offer }))

/**
 * Accepts, declines or withdraws an offer, once if repeated after a lost answer.
 * @throws ApiProblem
 */
export const transitionOffer = (
  { id, version }: Pick<Offer, 'id' | 'version'>,
  request: Schemas['OfferTransitionRequest'],
): Promise<Schemas['OfferAnswer']> =>
  sendOnce(['transitionOffer', id, version, request], (key) => {
    const params = { path: { id }, header: { ...ifMatch(version), 'Idempotency-Key': key } }
    return unwrap(api.POST('/offers/{id}/transitions/', { params, body: request }))
  })

/** Invalidates offers, and the basket that an accepted offer is added to. */
export const refreshOffers = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    ...(['list', 'one'] as const).map((scope) =>
      queryClient.invalidateQueries({ queryKey: [...OFFERS_KEY, scope] }),
    ),
    refreshBasket(queryClient),
  ])
}
