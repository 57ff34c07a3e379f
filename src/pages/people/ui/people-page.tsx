import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { peopleLists, PersonStatusBadge, type PersonSummary } from '@/entities/person'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Wanted } from '@/shared/lib/lazy-page'
import { useLateSearch } from '@/shared/lib/list-search'
import { ListPage, RecordCard, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { peopleSearch } from '../model/people-search'
import { usePeopleFilters } from '../model/use-people-filters'
import { usePeopleColumns } from './people-columns'

const pathOfPerson = (person: PersonSummary) => `/people/${person.id}`
const personCard = (person: PersonSummary) => <PersonCard person={person} />

export const firstCalls = (queryClient: QueryClient, { deps }: Wanted<Record<string, unknown>>) => queryClient.infiniteQuery(peopleLists.query(peopleSearch(deps)))

/** Everybody who has or had a way in, of the house and of the portal: searched, filtered, sorted, exported. */
export function PeoplePage(): ReactElement {
  const { t } = useTranslation('pages/people')
  const search = useLateSearch(peopleSearch)
  const navigate = useNavigate()
  const me = useMe()
  const source: RecordSource<PersonSummary> = useRecordPages(peopleLists.query(search), listPageSize)
  const columns = usePeopleColumns()
  const filters = usePeopleFilters()
  const onSearch = useCallback((next: ListSearch) => void navigate({ to: '/people', search: peopleSearch(next), replace: true }), [navigate])
  const fetchExportPage = useCallback<FetchExportPage<PersonSummary>>((page, signal) => peopleLists.fetchPage(search, page, signal), [search])
  return (
    <ListPage
      listId="people"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={{ to: '/people/new', text: t('new') }}
      columns={columns}
      card={personCard}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      pathOf={pathOfPerson}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}

/** Somebody on a phone: who and in which role, then how they log in and for whom, then whether they get in. */
function PersonCard({ person }: { readonly person: PersonSummary }) {
  const { t } = useTranslation('entities/session')
  const format = useFormat()
  return (
    <RecordCard
      title={person.name}
      figure={t(`role.${person.role}`)}
      detail={person.email}
      note={person.company?.name ?? person.countries.map(format.country).join(', ')}
      status={<PersonStatusBadge status={person.status} />}
    />
  )
}
