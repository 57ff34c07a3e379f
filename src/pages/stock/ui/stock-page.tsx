import { noop } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { useMe } from '@/entities/session'
import { fetchStockRowPage, stockRowListQueryOptions, type StockRow } from '@/entities/stock'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button } from '@/shared/ui'
import {
  ListPage,
  useRecordPages,
  type FetchExportPage,
  type ListSearch,
  type RecordSource,
} from '@/widgets/record-list'
import { toStockRowSearch, stockSearch, type StockSearch } from '../model/stock-search'
import { useStockFilters } from '../model/use-stock-filters'
import styles from './stock.module.css'
import { StockCard } from './stock-card'
import { useStockColumns } from './stock-columns'

const RowPacks = lazyComponent(async () => (await import('./row-packs')).RowPacks)
const ReceivePacks = lazyComponent(async () => (await import('./receive-packs')).ReceivePacks)
const StockSheet = lazyComponent(async () => (await import('./stock-sheet')).StockSheet)
const renderStockCard = (row: StockRow) => <StockCard row={row} />

export const loader = ({ context, deps }: LoaderArgs<StockSearch>): void => {
  context.queryClient.infiniteQuery(stockRowListQueryOptions(toStockRowSearch(deps))).catch(noop)
}

/** What stands in the yard by product, pack and place: who has it reserved, what of it is offered, and all that is done to packs. */
export function StockPage(): ReactElement {
  const { t } = useTranslation('pages/stock')
  const search = useSearch({ from: '/stock' })
  const { row } = search
  const rows = useMemo(() => toStockRowSearch(search), [search])
  const navigate = useNavigate()
  const router = useRouter()
  const me = useMe()
  const [doing, setDoing] = useState<'receive' | 'sheet' | null>(null)
  const source: RecordSource<StockRow> = useRecordPages(
    stockRowListQueryOptions(rows),
    listPageSize,
  )
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/stock', search: stockSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<StockRow>>(
    (page, signal) => fetchStockRowPage(rows, page, signal),
    [rows],
  )
  const pathOf = useCallback(
    ({ id, location }: StockRow) =>
      location === null
        ? null
        : router.buildLocation({ to: '/stock', search: { ...rows, row: id } }).href,
    [router, rows],
  )
  const close = () =>
    void navigate({ to: '/stock', search: rows, replace: true, resetScroll: false })
  return (
    <>
      <ListPage
        listId="stock"
        owner={me?.id ?? ''}
        title={t('title')}
        notice={
          <div className={styles.tools}>
            <Button variant="primary" onClick={() => setDoing('receive')}>
              {t('receive.title')}
            </Button>
            <Button onClick={() => setDoing('sheet')}>{t('sheet.open')}</Button>
          </div>
        }
        newRecord={null}
        columns={useStockColumns()}
        card={renderStockCard}
        filters={useStockFilters()}
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
      {row !== undefined && <RowPacks key={row} row={row} onClose={close} />}
      {doing === 'receive' && <ReceivePacks onClose={() => setDoing(null)} />}
      {doing === 'sheet' && <StockSheet onClose={() => setDoing(null)} />}
    </>
  )
}
