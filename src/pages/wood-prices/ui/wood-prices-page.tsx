import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback } from 'react'
import {
  type TradedLine,
  tradedListQueries,
  type TradedSearch,
  tradedTotalsQueryOptions,
} from '@/entities/price'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  ListTotals,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { toTradedSearch } from '../model/traded-search'
import { useTradedFilters } from '../model/use-traded-filters'
import { describeWood, useTradedColumns } from './traded-columns'

/** Totals of all matching lines, a line for each kind, including rows not loaded yet. */
function TradedTotals({ search }: { search: TradedSearch }) {
  const { t } = useTranslation('pages/wood-prices')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(tradedTotalsQueryOptions(search))
  const formatPrice = (price: string | null) => (price === null ? '–' : format.money(price, 'EUR'))
  return data?.items.map((sums) => (
    <ListTotals
      key={sums.kind}
      label={t(`kind.${sums.kind}`)}
      isStale={isPlaceholderData}
      sums={[
        t('count', { count: sums.count }),
        `${format.volume(sums.volume_m3)} m³`,
        format.money(sums.amount_eur, 'EUR'),
        t('totals.average', { price: formatPrice(sums.average_eur_per_m3) }),
        t('totals.range', {
          lowest: formatPrice(sums.lowest_eur_per_m3),
          highest: formatPrice(sums.highest_eur_per_m3),
        }),
      ]}
      note={sums.unpriced > 0 ? t('totals.unpriced', { count: sums.unpriced }) : null}
    />
  ))
}

/** Phone layout of a row. */
function TradedCard({ line }: { line: TradedLine }) {
  const { t } = useTranslation(['pages/wood-prices', 'entities/product'])
  const format = useFormat()
  const price =
    line.price &&
    `${format.price(line.price, line.currency)} ${line.currency}/${t(`entities/product:unit.${line.price_unit}`)}`
  return (
    <RecordCard
      title={describeWood(line)}
      figure={price ?? '–'}
      detail={`${line.document.number} ${line.partner.name}`}
      note={[format.date(line.date), line.is_discounted && t('net')].filter(Boolean).join(', ')}
      status={`${t(`kind.${line.kind}`)}, ${format.volume(line.volume_m3)} m³`}
    />
  )
}

const renderTradedCard = (line: TradedLine) => <TradedCard line={line} />
const toDocumentPath = ({ kind, document }: TradedLine) =>
  kind === 'sold' ? `/deals/${document.id}` : `/supplies/${document.id}`

/** Prices that wood was sold and bought for. */
export function WoodPricesPage(): ReactElement {
  const { t } = useTranslation('pages/wood-prices')
  const search = useSearch({ from: '/wood-prices' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const seesPurchases = canOpenRoute(role, '/supply_from_deal/$deal_id')
  const source: RecordSource<TradedLine> = useRecordPages(
    tradedListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/wood-prices', search: toTradedSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<TradedLine>>(
    (page, signal) => tradedListQueries.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="wood-prices"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={null}
      columns={useTradedColumns(seesPurchases)}
      card={renderTradedCard}
      filters={useTradedFilters(seesPurchases)}
      search={search}
      onSearch={onSearch}
      defaultSort="-date"
      source={source}
      footer={<TradedTotals search={search} />}
      getPath={toDocumentPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
