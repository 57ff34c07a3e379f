import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { ListSearch } from '../model/filter'
import { rowsQueryOptions, type RecordListConfig } from '../model/record-list-config'
import { useRecordPages } from '../model/use-record-pages'
import type { FetchExportPage } from '../model/workbook'
import { ListPage } from './list-page'

/**
 * List page of a kind of record: search, filters, order and export.
 * @param of must be the same object in every render
 */
export function RecordsPage<Row extends { readonly id: string }, Search extends ListSearch>({
  of,
  search,
}: {
  readonly of: RecordListConfig<Row, Search>
  readonly search: Search
}): ReactElement {
  const { path, texts, queries } = of
  const { t, i18n } = useTranslation('shared/ui')
  // Every kind defines these texts.
  const say = (key: string, count = 0) => t(`${texts}:${key}` as 'close', { count })
  const format = useFormat()
  const { language } = i18n
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const { role } = useAuth()

  const source = useRecordPages(rowsQueryOptions(of, search), listPageSize)
  const columns = useMemo(() => of.columns(format), [of, format])
  const filters = useMemo(
    () => of.filters({ format, language, queryClient }),
    [of, format, language, queryClient],
  )
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: path, search: of.parseSearch(next), replace: true }),
    [navigate, path, of],
  )
  const fetchExportPage = useCallback<FetchExportPage<Row>>(
    (page, signal) => queries.fetchPage(search, page, signal),
    [queries, search],
  )
  const pathOf = useCallback(({ id }: Row) => `${path}/${id}`, [path])
  const toNew = `${path}/new` as const

  return (
    <ListPage
      listId={path.slice(1)}
      owner={me?.id ?? ''}
      title={say('title')}
      newRecord={canOpenRoute(role, toNew) ? { to: toNew, text: say('new') } : null}
      columns={columns}
      card={of.card}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      getPath={pathOf}
      countText={(count) => say('count', count)}
      emptyTitle={say('empty.title')}
      emptyText={say('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={say('file_name')}
    />
  )
}
