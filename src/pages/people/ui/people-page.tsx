import { useSearch } from '@tanstack/react-router'
import {
  personListQueries,
  PersonStatusBadge,
  type PeopleSearch,
  type PersonSummary,
} from '@/entities/person'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  recordsLoader,
  RecordCard,
  RecordsPage,
  type RecordListConfig,
} from '@/widgets/record-list'
import { peopleFilters } from '../model/people-filters'
import { peopleSearch } from '../model/people-search'
import { peopleColumns } from './people-columns'

const personListConfig: RecordListConfig<PersonSummary, PeopleSearch> = {
  path: '/people',
  texts: 'pages/people',
  parseSearch: peopleSearch,
  queries: personListQueries,
  columns: peopleColumns,
  filters: peopleFilters,
  card: (person) => <PersonCard person={person} />,
}

/** Everybody who has or had a way in, of the house and of the portal. */
export const PeoplePage = () => (
  <RecordsPage of={personListConfig} search={useSearch({ from: '/people' })} />
)

export const loader = recordsLoader(personListConfig)

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
