import { noop } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback } from 'react'
import {
  packListQueries,
  type PackSearch,
  PackStatusBadge,
  type PackSummary,
} from '@/entities/pack'
import { useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { toPackKey } from '@domain/rules/inspection'
import { EmptyState, SearchXIcon } from '@/shared/ui'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { toPackSearch } from '../model/pack-search'
import { usePackFilters } from '../model/use-pack-filters'
import { formatPackWood, usePackColumns } from './pack-columns'

/** Phone layout of a row. */
function PackCard({ pack }: { pack: PackSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={pack.number}
      figure={`${format.volume(pack.volume_m3)} m³`}
      detail={formatPackWood(pack)}
      status={<PackStatusBadge status={pack.status} />}
      source={`${pack.supply.number}, ${pack.sawmill.name}`}
    />
  )
}

const renderPackCard = (pack: PackSummary) => <PackCard pack={pack} />
const toPackPath = ({ id }: PackSummary) => `/packs/${id}`

export const loader = ({ context, deps }: LoaderArgs<PackSearch>): void => {
  context.queryClient.infiniteQuery(packListQueries.options(deps)).catch(noop)
}

/** Packs of all supplies, found by the mill's number or barcode. */
/** True for a text that finds only a whole number: one letter or digit, or none. */
const isTooShort = ({ q = '' }: PackSearch): boolean => q !== '' && toPackKey(q).length < 2

export function PacksPage(): ReactElement {
  const { t } = useTranslation('pages/packs')
  const search = useSearch({ from: '/packs' })
  const navigate = useNavigate()
  const me = useMe()
  const source: RecordSource<PackSummary> = useRecordPages(
    packListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/packs', search: toPackSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<PackSummary>>(
    (page, signal) => packListQueries.fetchPage(search, page, signal),
    [search],
  )
  return (
    <ListPage
      listId="packs"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={null}
      columns={usePackColumns()}
      card={renderPackCard}
      filters={usePackFilters()}
      search={search}
      onSearch={onSearch}
      defaultSort="-received_at"
      source={source}
      getPath={toPackPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      notFoundText={
        isTooShort(search) && (
          <EmptyState icon={<SearchXIcon />} title={t('too_short.title')}>
            {t('too_short.text')}
          </EmptyState>
        )
      }
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
