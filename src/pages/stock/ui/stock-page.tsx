import { noop, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { formatProductName, ProductName } from '@/entities/product'
import { useMe } from '@/entities/session'
import {
  fetchStockRowPage,
  type StockRow,
  stockRowListQueryOptions,
  type StockRowSearch,
} from '@/entities/stock'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Banner, Button } from '@/shared/ui'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordColumn,
  type RecordSource,
  createTextColumn,
  useRecordPages,
  createVolumeListColumn,
} from '@/widgets/record-list'
import { findPortName } from '@domain/ports'
import { stockSearch, type StockSearch, toStockRowSearch } from '../model/stock-search'
import { useStockFilters } from '../model/use-stock-filters'
import { useFormatHolder } from '../model/use-format-holder'

type Column = RecordColumn<StockRow, NonNullable<StockRowSearch['sort']>>

function useStockColumns(): readonly Column[] {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  return useMemo(() => {
    const count = (
      id: string,
      title: string,
      value: (row: StockRow) => number | null,
      width = 6.4,
    ): Column => ({
      id,
      title,
      width,
      hasFixedWidth: true,
      align: 'end',
      cell: (row) => {
        const rowValue = value(row)
        return rowValue === null || rowValue === 0 ? '' : format.number(rowValue)
      },
      sheet: { type: 'number', places: 0, value },
    })
    const columns: readonly Column[] = [
      createTextColumn(({ product }) => formatProductName(product), {
        id: 'name',
        title: t('columns.product'),
        width: 20,
        grows: 2,
        sort: { ascending: 'name', descending: '-name' },
        cell: ({ product }) => <ProductName name={formatProductName(product)} />,
      }),
      createTextColumn(({ location }) => location && (findPortName(location) ?? location), {
        id: 'location',
        title: t('columns.location'),
        width: 9,
        grows: 1,
      }),
      count('pcs', t('columns.pcs'), ({ pcs }) => pcs, 7),
      count('available', t('columns.available'), ({ packs }) => packs.available),
      count('reserved', t('columns.reserved'), ({ packs }) => packs.reserved, 7.4),
      count('blocked', t('columns.blocked'), ({ packs }) => packs.blocked, 6.8),
      createVolumeListColumn(
        {
          id: 'volume',
          title: t('columns.volume'),
          width: 8.4,
          value: ({ location, volume_m3 }) => (location === null ? null : volume_m3),
        },
        format,
      ),
      createTextColumn(({ reserved_by }) => reserved_by.map(formatHolder).join('; ') || null, {
        id: 'reserved_by',
        title: t('columns.reserved_by'),
        width: 20,
        grows: 1,
      }),
      count('offers', t('columns.offers'), ({ offers }) => offers),
    ]
    return columns
  }, [t, format, formatHolder])
}

/** Phone layout of a row. */
function StockCard({
  row: { product, location, pcs, packs, volume_m3, reserved_by, offers },
}: {
  row: StockRow
}) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const formatHolder = useFormatHolder()
  const place =
    location === null
      ? t('nothing')
      : `${findPortName(location) ?? location}, ${t('packed', { pcs: format.number(pcs ?? 0) })}`
  return (
    <RecordCard
      title={formatProductName(product)}
      figure={location === null ? '' : `${format.volume(volume_m3)} m³`}
      detail={place}
      note={reserved_by.map(formatHolder).join('; ')}
      status={[
        location !== null && t('free', { count: packs.available }),
        packs.blocked > 0 && t('blocked', { count: packs.blocked }),
        offers > 0 && t('offers', { count: offers }),
      ]
        .filter(Boolean)
        .join(', ')}
    />
  )
}

const RowPacks = lazyComponent(async () => (await import('./row-packs')).RowPacks)
const ReceivePacks = lazyComponent(async () => (await import('./receive-packs')).ReceivePacks)
const RemovedPacks = lazyComponent(async () => (await import('./removed-packs')).RemovedPacks)
const StockSheet = lazyComponent(async () => (await import('./stock-sheet')).StockSheet)
const renderStockCard = (row: StockRow) => <StockCard row={row} />

export const loader = ({ context, deps }: LoaderArgs<StockSearch>): void => {
  context.queryClient.infiniteQuery(stockRowListQueryOptions(toStockRowSearch(deps))).catch(noop)
}

/** Says that a search for a mark counts the first packs only. */
function FirstPacksNotice({ rows }: { rows: StockRowSearch }) {
  const { t } = useTranslation('pages/stock')
  const { data } = useInfiniteQuery(stockRowListQueryOptions(rows))
  const count = data?.pages[0]?.first_packs
  return count ? <Banner tone="waiting">{t('first_packs', { count, text: rows.q })}</Banner> : null
}

/** Stock in the yard by product, pack and place: reservations, offers, and actions on packs. */
export function StockPage(): ReactElement {
  const { t } = useTranslation('pages/stock')
  const search = useSearch({ from: '/stock' })
  const { row } = search
  const rows = useMemo(() => toStockRowSearch(search), [search])
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const [openDrawer, setOpenDrawer] = useState<'receive' | 'sheet' | 'removed' | null>(null)
  const source: RecordSource<StockRow> = useRecordPages(
    stockRowListQueryOptions(rows),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/stock', search: stockSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<StockRow>>(
    (page, signal) => fetchStockRowPage(rows, page, signal),
    [rows],
  )
  const getPath = useCallback(
    ({ id, location }: StockRow) =>
      location === null
        ? null
        : router.buildLocation({ to: '/stock', search: { ...rows, row: id } }).href,
    [router, rows],
  )
  const openRow = (next: StockSearch) =>
    void navigate({ to: '/stock', search: next, replace: true, resetScroll: false })
  return (
    <>
      <ListPage
        listId="stock"
        owner={me?.id ?? ''}
        title={t('title')}
        actions={
          <Button variant="primary" onClick={() => setOpenDrawer('receive')}>
            {t('receive.title')}
          </Button>
        }
        secondaryActions={(itemClass) => (
          <>
            <button type="button" className={itemClass} onClick={() => setOpenDrawer('sheet')}>
              {t('sheet.open')}
            </button>
            <button type="button" className={itemClass} onClick={() => setOpenDrawer('removed')}>
              {t('removed.title')}
            </button>
          </>
        )}
        newRecord={null}
        notice={<FirstPacksNotice rows={rows} />}
        columns={useStockColumns()}
        card={renderStockCard}
        filters={useStockFilters()}
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
      {row !== undefined && (
        <RowPacks
          key={row}
          row={row}
          onClose={() => openRow(rows)}
          onFollow={(next) => openRow({ ...rows, row: next })}
        />
      )}
      {openDrawer === 'receive' && <ReceivePacks onClose={() => setOpenDrawer(null)} />}
      {openDrawer === 'sheet' && <StockSheet onClose={() => setOpenDrawer(null)} />}
      {openDrawer === 'removed' && <RemovedPacks onClose={() => setOpenDrawer(null)} />}
    </>
  )
}
