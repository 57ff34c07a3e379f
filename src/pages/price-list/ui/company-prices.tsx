import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import { formatProductName } from '@/entities/product'
import {
  fetchCompanyPricePage,
  companyPriceListQueryOptions,
  type CompanyPrice,
} from '@/entities/price'
import { useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { listCompanyPricesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  ListPage,
  RecordCard,
  createPriceListColumn,
  createTextColumn,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordColumn,
  type RecordFilter,
  type RecordSource,
} from '@/widgets/record-list'
import {
  toCompanyPriceSearch,
  priceListSearch,
  type PriceListSearch,
} from '../model/price-list-search'
import { ListTabs } from './list-tabs'

const getNoPath = () => null

/** Prices a company pays per product, and the price rule that applies. */
export function CompanyPrices({ search }: { search: PriceListSearch }): ReactElement {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const me = useMe()
  const navigate = useNavigate()
  const companySearch = useMemo(() => toCompanyPriceSearch(search), [search])
  const source: RecordSource<CompanyPrice> = useRecordPages(
    companyPriceListQueryOptions(companySearch),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/price-list', search: priceListSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<CompanyPrice>>(
    (page, signal) => fetchCompanyPricePage(companySearch, page, signal),
    [companySearch],
  )
  const columns = useMemo(() => {
    const all: readonly RecordColumn<CompanyPrice>[] = [
      createTextColumn(({ product }) => formatProductName(product), {
        id: 'name',
        title: t('pages/price-list:columns.product'),
        width: 18,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
      }),
      {
        ...createPriceListColumn<CompanyPrice, string>(
          {
            id: 'price',
            title: t('pages/price-list:columns.price'),
            unit: t('pages/price-list:columns.euro'),
            width: 10.6,
            currency: 'EUR',
            value: ({ fca }) => fca && fca.price,
          },
          format,
        ),
        cell: ({ fca }) =>
          fca ? format.alignedPrice(fca.price, 'EUR') : t('pages/price-list:no_price'),
      },
      createTextColumn(({ fca }) => fca && t(`entities/product:unit.${fca.unit}`), {
        id: 'unit',
        title: t('pages/price-list:columns.unit'),
        width: 5,
      }),
      createTextColumn(({ fca }) => fca && t(`entities/product:unit.${fca.sale_unit}`), {
        id: 'sale_unit',
        title: t('pages/price-list:columns.sale_unit'),
        width: 8.6,
      }),
      createTextColumn(({ reason }) => reason.start_date && format.date(reason.start_date), {
        id: 'start',
        title: t('pages/price-list:columns.start'),
        width: 8,
      }),
      createTextColumn(({ reason }) => reason.end_date && format.date(reason.end_date), {
        id: 'end',
        title: t('pages/price-list:columns.end'),
        width: 8,
      }),
      createTextColumn(
        ({ reason }) => reason.scope && t(`pages/price-list:yours.${reason.scope}`),
        {
          id: 'scope',
          title: t('pages/price-list:columns.scope'),
          width: 11,
          grows: 1,
        },
      ),
    ]
    return all
  }, [t, format])
  const filters = useMemo(
    (): readonly RecordFilter[] => [
      {
        kind: 'choices',
        id: 'category',
        label: t('entities/product:field.category'),
        choices: listCompanyPricesSearch.category.values.map((value) => ({
          value,
          label: t(`entities/product:category.${value}`),
        })),
      },
    ],
    [t],
  )
  const card = useCallback(
    ({ product, fca, reason }: CompanyPrice) => (
      <RecordCard
        title={formatProductName(product)}
        figure={
          fca
            ? t('pages/price-list:price_per', {
                price: format.price(fca.price, 'EUR'),
                unit: t(`entities/product:per.${fca.unit}`),
              })
            : ''
        }
        detail={fca ? '' : t('pages/price-list:no_price')}
        note={reason.end_date && t('pages/price-list:until', { day: format.date(reason.end_date) })}
        status={reason.scope && t(`pages/price-list:yours.${reason.scope}`)}
      />
    ),
    [t, format],
  )
  return (
    <ListPage
      listId="paid-prices"
      owner={me?.id ?? ''}
      title={t('pages/price-list:title')}
      tabs={<ListTabs search={search} />}
      newRecord={null}
      columns={columns}
      card={card}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      getPath={getNoPath}
      countText={(count) => t('pages/price-list:products', { count })}
      emptyTitle={t('pages/price-list:empty.title')}
      emptyText={t('pages/price-list:empty.yours')}
      fetchExportPage={fetchExportPage}
      fileName={t('pages/price-list:file_name')}
    />
  )
}
