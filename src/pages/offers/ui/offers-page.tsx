import { noop, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import {
  fetchOfferPage,
  OfferStatusBadge,
  offerListQueryOptions,
  offerQueryOptions,
  type Offer,
} from '@/entities/order'
import { useAuth, useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  ListPage,
  RecordCard,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { toOfferSearch, offersSearch, type OffersSearch } from '../model/offers-search'
import { useOfferFilters } from '../model/use-offer-filters'
import { useFormatOfferPrice } from '../model/use-format-offer-price'
import { useOfferColumns } from './offer-columns'
import { NewOffer } from './new-offer'

const OfferDrawer = lazyComponent(async () => (await import('./offer-drawer')).OfferDrawer)
const renderOfferCard = (offer: Offer) => <OfferCard offer={offer} />

/** What is offered to a company, or to all that somebody serves: accepted, declined, made and withdrawn. */
export function OffersPage(): ReactElement {
  const { t } = useTranslation('pages/offers')
  const search = useSearch({ from: '/offers' })
  const list = useMemo(() => toOfferSearch(search), [search])
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const source: RecordSource<Offer> = useRecordPages(offerListQueryOptions(list), listPageSize)
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/offers', search: offersSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Offer>>(
    (page, signal) => fetchOfferPage(list, page, signal),
    [list],
  )
  const pathOf = useCallback(
    ({ id }: Offer) => router.buildLocation({ to: '/offers', search: { ...list, offer: id } }).href,
    [router, list],
  )
  const close = () =>
    void navigate({ to: '/offers', search: list, replace: true, resetScroll: false })
  // One that a link leads to may stand far down the list.
  const listed = Array.from({ length: source.loaded }, (_, i) => source.getRow(i)).find(
    (offer) => offer?.id === search.offer,
  )
  const { data: fetched } = useQuery({
    ...offerQueryOptions(search.offer ?? ''),
    enabled: search.offer !== undefined && listed === undefined && source.state === 'ready',
    retry: false,
  })
  const opened = search.offer === undefined ? undefined : (listed ?? fetched)

  return (
    <>
      <ListPage
        listId="offers"
        owner={me?.id ?? ''}
        title={t('title')}
        notice={
          role !== 'client' && <NewOffer product={search.product} lot={search.lot} onDone={close} />
        }
        newRecord={null}
        columns={useOfferColumns()}
        card={renderOfferCard}
        filters={useOfferFilters()}
        search={list}
        onSearch={onSearch}
        defaultSort=""
        source={source}
        getPath={pathOf}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t(role === 'client' ? 'empty.client' : 'empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {opened && (
        <OfferDrawer key={`${opened.id} ${opened.status}`} offer={opened} onClose={close} />
      )}
    </>
  )
}

/** An offer on a phone: of what and at what, how much and to whom, then until when and where it stands. */
function OfferCard({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const sayPrice = useFormatOfferPrice()
  const { role } = useAuth()
  return (
    <RecordCard
      title={offer.product.name}
      figure={sayPrice(offer.price, offer.price_unit, 'price_per_vat')}
      detail={[
        t('entities/order:packs', { count: offer.packs }),
        role !== 'client' && offer.company.name,
      ]
        .filter(Boolean)
        .join(', ')}
      note={t('pages/offers:until', { day: format.date(offer.valid_until) })}
      status={<OfferStatusBadge status={offer.status} />}
    />
  )
}

export const loader = ({ context, deps }: LoaderArgs<OffersSearch>): void => {
  context.queryClient.infiniteQuery(offerListQueryOptions(toOfferSearch(deps))).catch(noop)
}
