import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { sawmillLists, type SawmillSummary } from '@/entities/sawmill'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { Wanted } from '@/shared/lib/lazy-page'
import { useLateSearch } from '@/shared/lib/list-search'
import { ListPage, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { sawmillsSearch } from '../model/sawmills-search'
import { useSawmillFilters } from '../model/use-sawmill-filters'
import { SawmillCard } from './sawmill-card'
import { useSawmillColumns } from './sawmill-columns'

const sawmillCard = (mill: SawmillSummary) => <SawmillCard mill={mill} />
const pathOfSawmill = (mill: SawmillSummary) => `/sawmills/${mill.id}`

export const firstCalls = (queryClient: QueryClient, { deps }: Wanted<Record<string, unknown>>): Promise<unknown> => queryClient.infiniteQuery(sawmillLists.query(sawmillsSearch(deps)))

/** All mills, with what they make: searched, filtered, sorted, exported. Who may open it may change them. */
export function SawmillsPage(): ReactElement {
  const { t } = useTranslation('pages/sawmills')
  const search = useLateSearch(sawmillsSearch)
  const navigate = useNavigate()
  const me = useMe()

  const source: RecordSource<SawmillSummary> = useRecordPages(sawmillLists.query(search), listPageSize)
  const columns = useSawmillColumns()
  const filters = useSawmillFilters()
  const onSearch = useCallback(
    (next: ListSearch) => void navigate({ to: '/sawmills', search: sawmillsSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<SawmillSummary>>(
    (page, signal) => sawmillLists.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="sawmills"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={{ to: '/sawmills/new', text: t('new') }}
      columns={columns}
      card={sawmillCard}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      pathOf={pathOfSawmill}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
