import { noop, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { formatProductName } from '@/entities/product'
import {
  fetchOfferPage,
  type Offer,
  offerListQueryOptions,
  offerQueryOptions,
  OfferStatusBadge,
} from '@/entities/order'
import { useAuth, useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordFilter,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { useCompanyFilter } from '@/features/choose-company'
import { listOffersSearch } from '@contract/searches'
import { Button, PlusIcon } from '@/shared/ui'
import { offersSearch, type OffersSearch, toOfferSearch } from '../model/offers-search'
import { hasAcceptedPart, useFormatAccepted } from '../model/use-format-accepted'
import { useFormatOfferPrice } from '../model/use-format-offer-price'
import { useOfferColumns } from './offer-columns'

const OfferForm = lazyComponent(async () => (await import('./offer-form')).OfferForm)

interface NewOfferProps {
  /** Product of the new offer, from the address. */
  product: string | undefined
  lot: string | undefined
  /** Called after the parameters were removed from the address. */
  onDone: () => void
}

function NewOffer({ product, lot, onDone }: NewOfferProps) {
  const { t } = useTranslation('pages/offers')
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (product !== undefined) onDone()
  }
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      {(isOpen || product !== undefined) && (
        <OfferForm productId={product} lotId={lot} onClose={close} />
      )}
    </>
  )
}

/** Returns the filters; users who serve several companies also get a company filter. */
function useOfferFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const { role } = useAuth()
  const company = useCompanyFilter()
  return useMemo(() => {
    const status: RecordFilter = {
      kind: 'choices',
      id: 'status',
      label: t('columns.status'),
      choices: listOffersSearch.status.values.map((value) => ({
        value,
        label: t(`entities/order:offer_status.${value}`),
      })),
    }
    return role === 'client' ? [status] : [status, company]
  }, [t, company, role])
}

const OfferDrawer = lazyComponent(async () => (await import('./offer-drawer')).OfferDrawer)
const isExpired = ({ status }: Offer) => status === 'expired'
const renderOfferCard = (offer: Offer) => <OfferCard offer={offer} />

export function OffersPage(): ReactElement {
  const { t } = useTranslation('pages/offers')
  const search = useSearch({ from: '/offers' })
  const list = useMemo(() => toOfferSearch(search), [search])
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const { role } = useAuth()
  const source: RecordSource<Offer> = useRecordPages(offerListQueryOptions(list), LIST_PAGE_SIZE)
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/offers', search: offersSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Offer>>(
    (page, signal) => fetchOfferPage(list, page, signal),
    [list],
  )
  const toPath = useCallback(
    ({ id }: Offer) => router.buildLocation({ to: '/offers', search: { ...list, offer: id } }).href,
    [router, list],
  )
  const close = () =>
    void navigate({ to: '/offers', search: list, replace: true, resetScroll: false })
  // An offer from a link may not be loaded in the list yet.
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
        subtitle={t(role === 'client' ? 'subtitle.client' : 'subtitle.staff')}
        actions={
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
        getPath={toPath}
        isMuted={isExpired}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t(role === 'client' ? 'empty.client' : 'empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {opened && <OfferDrawer key={opened.id} offer={opened} onClose={close} />}
    </>
  )
}

/** Phone layout of a row. */
function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const sayPrice = useFormatOfferPrice()
  const formatAccepted = useFormatAccepted()
  const { role } = useAuth()
  const accepted = hasAcceptedPart(offer) ? formatAccepted(offer) : null
  return (
    <RecordCard
      title={formatProductName(offer.product)}
      figure={sayPrice(offer.price, offer.price_unit, 'price_per_vat')}
      detail={[
        t('entities/order:packs', { count: offer.packs }),
        role !== 'client' && offer.company.name,
      ]
        .filter(Boolean)
        .join(', ')}
      note={t('until', { day: format.date(offer.valid_until) })}
      status={
        <>
          <OfferStatusBadge status={offer.status} />
          {accepted !== null && ` ${t('accepted_part', { part: accepted })}`}
        </>
      }
    />
  )
}

export const loader = ({ context, deps }: LoaderArgs<OffersSearch>): void => {
  context.queryClient.infiniteQuery(offerListQueryOptions(toOfferSearch(deps))).catch(noop)
}
