import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, type ReactElement } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { ListSearch } from '../model/filter'
import { rowsQueryOptions, type RecordListConfig } from '../model/record-list-config'
import { useRecordPages } from '../model/use-record-pages'
import type { FetchExportPage } from '../model/workbook'
import { ListPage } from './list-page'

/**
 * List page of a kind of record: search, filters, order and export.
 * @param config must be the same object in every render
 */
export function RecordsPage<Row extends { readonly id: string }, Search extends ListSearch>({
  config,
  search,
}: {
  config: RecordListConfig<Row, Search>
  search: Search
}): ReactElement {
  const { path, texts, queries } = config
  const { t, i18n } = useTranslation('shared/ui')
  // Every kind defines these texts.
  const translate = (key: string, count = 0) => t(`${texts}:${key}` as 'close', { count })
  const format = useFormat()
  const { language } = i18n
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const { role } = useAuth()

  const source = useRecordPages(rowsQueryOptions(config, search), LIST_PAGE_SIZE)
  const columns = useMemo(() => config.columns(format), [config, format])
  const filters = useMemo(
    () => config.filters({ format, language, queryClient }),
    [config, format, language, queryClient],
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: path, search: config.parseSearch(next), replace: true }),
    [navigate, path, config],
  )
  const fetchExportPage = useCallback<FetchExportPage<Row>>(
    (page, signal) => queries.fetchPage(search, page, signal),
    [queries, search],
  )
  const getPath = useCallback(({ id }: Row) => `${path}/${id}`, [path])
  const newPath = `${path}/new` as const

  return (
    <ListPage
      listId={path.slice(1)}
      owner={me?.id ?? ''}
      title={translate('title')}
      newRecord={canOpenRoute(role, newPath) ? { to: newPath, text: translate('new') } : null}
      columns={columns}
      card={config.card}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      getPath={getPath}
      countText={(count) => translate('count', count)}
      emptyTitle={translate('empty.title')}
      emptyText={translate('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={translate('file_name')}
    />
  )
}
