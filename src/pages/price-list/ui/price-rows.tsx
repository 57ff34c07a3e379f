import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { fetchPricePage, priceListQueryOptions, type PriceEntry } from '@/entities/price'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button } from '@/shared/ui'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { priceListSearch, toPriceSearch, type PriceListSearch } from '../model/price-list-search'
import { usePriceFilters } from '../model/use-price-filters'
import { ListTabs } from './list-tabs'
import { PriceCard } from './price-card'
import { usePriceColumns } from './price-columns'

const ProductPrices = lazyComponent(async () => (await import('./product-prices')).ProductPrices)
const NewPrice = lazyComponent(async () => (await import('./new-price')).NewPrice)
const PriceUpload = lazyComponent(async () => (await import('./price-upload')).PriceUpload)
const ServicesAndTariffs = lazyComponent(
  async () => (await import('./services-and-tariffs')).ServicesAndTariffs,
)
const renderPriceCard = (price: PriceEntry) => <PriceCard price={price} />

/** Every price by product, for whom it is and when it holds; the others of its product beside it. */
export function PriceRows({ search }: { readonly search: PriceListSearch }): ReactElement {
  const { t } = useTranslation('pages/price-list')
  const { product, list = 'stock' } = search
  const rows = useMemo(() => toPriceSearch(search), [search])
  const me = useMe()
  const navigate = useNavigate()
  const router = useRouter()
  const [opened, setOpened] = useState<'new' | 'sheet' | 'services' | null>(null)
  const source: RecordSource<PriceEntry> = useRecordPages(priceListQueryOptions(rows), listPageSize)
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/price-list', search: priceListSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<PriceEntry>>(
    (page, signal) => fetchPricePage(rows, page, signal),
    [rows],
  )
  const pathOf = useCallback(
    (price: PriceEntry) =>
      router.buildLocation({ to: '/price-list', search: { ...rows, product: price.product.id } })
        .href,
    [router, rows],
  )
  const close = () =>
    void navigate({ to: '/price-list', search: rows, replace: true, resetScroll: false })
  return (
    <>
      <ListPage
        listId="prices"
        owner={me?.id ?? ''}
        title={t('title')}
        notice={
          <ListTabs search={rows}>
            <Button size="s" variant="primary" onClick={() => setOpened('new')}>
              {t('add')}
            </Button>
            <Button size="s" onClick={() => setOpened('sheet')}>
              {t('upload.open')}
            </Button>
            <Button size="s" onClick={() => setOpened('services')}>
              {t('services.title')}
            </Button>
          </ListTabs>
        }
        newRecord={null}
        columns={usePriceColumns()}
        card={renderPriceCard}
        filters={usePriceFilters()}
        search={rows}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        getPath={pathOf}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {product !== undefined && <ProductPrices productId={product} list={list} onClose={close} />}
      {opened === 'new' && <NewPrice list={list} product={null} onClose={() => setOpened(null)} />}
      {opened === 'sheet' && <PriceUpload list={list} onClose={() => setOpened(null)} />}
      {opened === 'services' && <ServicesAndTariffs onClose={() => setOpened(null)} />}
    </>
  )
}
