import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fetchPricePage, type PriceEntry, priceListQueryOptions } from '@/entities/price'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button } from '@/shared/ui'
import {
  countryFilter,
  type FetchExportPage,
  findRecordChoices,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordFilter,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { listPricesSearch } from '@/shared/api/generated/searches'
import { priceListSearch, type PriceListSearch, toPriceSearch } from '../model/price-list-search'
import { formatScope } from '../model/format-scope'
import { companyNameQueryOptions, findCompanyChoices } from '../model/company-choices'
import { ListTabs } from './list-tabs'
import { usePriceColumns } from './price-columns'
import { PriceStateBadge } from './price-state-badge'

function usePriceFilters(): readonly RecordFilter[] {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { scope, state } = listPricesSearch
    return [
      {
        kind: 'choices',
        id: 'scope',
        label: t('columns.scope'),
        choices: scope.values.map((value) => ({ value, label: t(`scope.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'state',
        label: t('columns.state'),
        choices: state.values.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      countryFilter(t('columns.country'), format, i18n.language),
      {
        kind: 'search',
        id: 'company_id',
        label: t('columns.company'),
        source: 'companies',
        find: (text, signal) => findRecordChoices(findCompanyChoices, text, signal),
        findName: (id) => queryClient.query(companyNameQueryOptions(id)),
      },
    ]
  }, [t, i18n.language, format, queryClient])
}

/** Phone layout of a row. */
function PriceCard({ price }: { readonly price: PriceEntry }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  return (
    <RecordCard
      title={price.product.name}
      figure={
        price.price === null
          ? ''
          : t('pages/price-list:price_per', {
              price: format.price(price.price),
              unit: t(`entities/product:per.${price.unit}`),
            })
      }
      detail={formatScope(price, format.country, t('pages/price-list:scope.general'))}
      note={t('pages/price-list:from', { day: format.date(price.start_date) })}
      status={<PriceStateBadge price={price} />}
    />
  )
}

const ProductPrices = lazyComponent(async () => (await import('./product-prices')).ProductPrices)
const NewPrice = lazyComponent(async () => (await import('./new-price')).NewPrice)
const PriceUpload = lazyComponent(async () => (await import('./price-upload')).PriceUpload)
const ServicesAndTariffs = lazyComponent(
  async () => (await import('./services-and-tariffs')).ServicesAndTariffs,
)
const renderPriceCard = (price: PriceEntry) => <PriceCard price={price} />

/** All prices; a row opens the other prices of its product. */
export function PriceRows({ search }: { readonly search: PriceListSearch }): ReactElement {
  const { t } = useTranslation('pages/price-list')
  const { product, list = 'stock' } = search
  const rows = useMemo(() => toPriceSearch(search), [search])
  const me = useMe()
  const navigate = useNavigate()
  const router = useRouter()
  const [openDrawer, setOpenDrawer] = useState<'new' | 'sheet' | 'services' | null>(null)
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
  const getPath = useCallback(
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
            <Button size="s" variant="primary" onClick={() => setOpenDrawer('new')}>
              {t('add')}
            </Button>
            <Button size="s" onClick={() => setOpenDrawer('sheet')}>
              {t('upload.open')}
            </Button>
            <Button size="s" onClick={() => setOpenDrawer('services')}>
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
        getPath={getPath}
        countText={(count) => t('count', { count })}
        emptyTitle={t('empty.title')}
        emptyText={t('empty.text')}
        fetchExportPage={fetchExportPage}
        fileName={t('file_name')}
      />
      {product !== undefined && <ProductPrices productId={product} list={list} onClose={close} />}
      {openDrawer === 'new' && (
        <NewPrice list={list} product={null} onClose={() => setOpenDrawer(null)} />
      )}
      {openDrawer === 'sheet' && <PriceUpload list={list} onClose={() => setOpenDrawer(null)} />}
      {openDrawer === 'services' && <ServicesAndTariffs onClose={() => setOpenDrawer(null)} />}
    </>
  )
}
