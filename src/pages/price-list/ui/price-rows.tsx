import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import {
  fetchPricePage,
  type PriceEntry,
  priceListQueryOptions,
  type PriceSearch,
} from '@/entities/price'
import { formatProductName } from '@/entities/product'
import { useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { listPricesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button } from '@/shared/ui'
import {
  createCountryFilter,
  createPriceListColumn,
  type FetchExportPage,
  findRecordChoices,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordColumn,
  type RecordFilter,
  type RecordSource,
  createTextColumn,
  useRecordPages,
} from '@/widgets/record-list'
import { companyNameQueryOptions, findCompanyChoices, formatScope } from '../model/price-scope'
import { priceListSearch, type PriceListSearch, toPriceSearch } from '../model/price-list-search'
import { ListTabs } from './list-tabs'
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
      createCountryFilter(t('columns.country'), format, i18n.language),
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
function PriceCard({ price }: { price: PriceEntry }) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  return (
    <RecordCard
      title={formatProductName(price.product)}
      figure={
        price.price === null
          ? ''
          : t('pages/price-list:price_per', {
              price: format.price(price.price, 'EUR'),
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
const isExpired = ({ state }: PriceEntry) => state === 'ended'
const renderPriceCard = (price: PriceEntry) => <PriceCard price={price} />

/** All prices; a row opens the other prices of its product. */
export function PriceRows({ search }: { search: PriceListSearch }): ReactElement {
  const { t } = useTranslation('pages/price-list')
  const { product, list = 'stock' } = search
  const rows = useMemo(() => toPriceSearch(search), [search])
  const me = useMe()
  const navigate = useNavigate()
  const router = useRouter()
  const [openDrawer, setOpenDrawer] = useState<'new' | 'sheet' | 'services' | null>(null)
  const source: RecordSource<PriceEntry> = useRecordPages(
    priceListQueryOptions(rows),
    LIST_PAGE_SIZE,
  )
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
        actions={
          <Button variant="primary" onClick={() => setOpenDrawer('new')}>
            {t('add')}
          </Button>
        }
        secondaryActions={(itemClass) => (
          <>
            <button type="button" className={itemClass} onClick={() => setOpenDrawer('services')}>
              {t('services.title')}
            </button>
            <button type="button" className={itemClass} onClick={() => setOpenDrawer('sheet')}>
              {t('upload.open')}
            </button>
          </>
        )}
        tabs={<ListTabs search={rows} />}
        newRecord={null}
        columns={usePriceColumns()}
        card={renderPriceCard}
        filters={usePriceFilters()}
        search={rows}
        onSearch={onSearch}
        defaultSort="name"
        source={source}
        getPath={getPath}
        isMuted={isExpired}
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

type Column = RecordColumn<PriceEntry, NonNullable<PriceSearch['sort']>>

function usePriceColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  return useMemo(() => {
    const createSizeColumn = (
      id: 'price' | 'price_small' | 'price_medium' | 'price_large',
    ): Column =>
      createPriceListColumn(
        {
          id,
          title: t(`pages/price-list:columns.${id}`),
          unit: id === 'price' ? t('pages/price-list:columns.euro') : '€',
          width: id === 'price' ? 10.6 : 7.8,
          currency: 'EUR',
          value: (row) => row[id],
        },
        format,
      )
    const columns: readonly Column[] = [
      createTextColumn(({ product }) => formatProductName(product), {
        id: 'name',
        title: t('pages/price-list:columns.product'),
        width: 20,
        grows: 2,
        sort: { ascending: 'name', descending: '-name' },
      }),
      createTextColumn(
        (row) => formatScope(row, format.country, t('pages/price-list:scope.general')),
        {
          id: 'scope',
          title: t('pages/price-list:columns.scope'),
          width: 13,
          grows: 2,
        },
      ),
      createSizeColumn('price'),
      createSizeColumn('price_small'),
      createSizeColumn('price_medium'),
      createSizeColumn('price_large'),
      createTextColumn(({ unit }) => t(`entities/product:unit.${unit}`), {
        id: 'unit',
        title: t('pages/price-list:columns.unit'),
        width: 5,
      }),
      createTextColumn(({ sale_unit }) => t(`entities/product:unit.${sale_unit}`), {
        id: 'sale_unit',
        title: t('pages/price-list:columns.sale_unit'),
        width: 7,
        isOptional: true,
      }),
      createTextColumn(({ start_date }) => format.date(start_date), {
        id: 'start_date',
        title: t('pages/price-list:columns.start'),
        width: 7.6,
      }),
      createTextColumn(({ end_date }) => end_date && format.date(end_date), {
        id: 'end_date',
        title: t('pages/price-list:columns.end'),
        width: 7.6,
      }),
      {
        id: 'state',
        title: t('pages/price-list:columns.state'),
        width: 8.6,
        cell: (row) => <PriceStateBadge price={row} />,
        sheet: { type: 'text', value: (row) => t(`pages/price-list:state.${row.state}`) },
      },
      createTextColumn(({ updated_by }) => updated_by?.name ?? null, {
        id: 'updated_by',
        title: t('pages/price-list:columns.updated_by'),
        width: 10,
        isOptional: true,
      }),
    ]
    return columns
  }, [t, format])
}
