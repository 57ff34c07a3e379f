import { useSearch } from '@tanstack/react-router'
import {
  type PeopleSearch,
  personListQueries,
  PersonStatusBadge,
  type PersonSummary,
} from '@/entities/person'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import {
  type FilterContext,
  findRecordChoices,
  createNameColumn,
  RecordCard,
  type RecordColumn,
  type RecordFilter,
  type RecordListConfig,
  createRecordsLoader,
  RecordsPage,
  createTextColumn,
} from '@/widgets/record-list'
import { companyListQueries, companyQueryOptions } from '@/entities/company'
import { ROLES } from '@/entities/session'
import { vPersonStatus } from '@contract/validators'
import { peopleSearch } from '../model/people-search'

type Column = RecordColumn<PersonSummary, NonNullable<PeopleSearch['sort']>>

const createPeopleColumns = (format: Format): readonly Column[] => [
  createNameColumn(i18n.t('pages/people:columns.name'), { width: 11, grows: 2 }),
  createTextColumn((person) => person.email, {
    id: 'email',
    title: i18n.t('pages/people:columns.email'),
    width: 21.4,
    grows: 2,
    sort: { ascending: 'email', descending: '-email' },
  }),
  createTextColumn((person) => i18n.t(`entities/session:role.${person.role}`), {
    id: 'role',
    title: i18n.t('pages/people:columns.role'),
    width: 15.8,
  }),
  {
    id: 'status',
    title: i18n.t('pages/people:columns.status'),
    width: 11.3,
    hasFixedWidth: true,
    cell: (person) => <PersonStatusBadge status={person.status} />,
    sheet: { type: 'text', value: (person) => i18n.t(`entities/person:status.${person.status}`) },
  },
  createTextColumn((person) => person.company?.name ?? null, {
    id: 'company',
    title: i18n.t('pages/people:columns.company'),
    width: 16.5,
    grows: 2,
  }),
  createTextColumn((person) => person.countries.map(format.country).join(', ') || null, {
    id: 'countries',
    title: i18n.t('pages/people:columns.countries'),
    width: 17.4,
    grows: 1,
  }),
  createTextColumn((person) => person.phone, {
    id: 'phone',
    title: i18n.t('pages/people:columns.phone'),
    width: 10,
    isOptional: true,
  }),
  createTextColumn((person) => i18n.t(`features/switch-language:name.${person.language}`), {
    id: 'language',
    title: i18n.t('pages/people:columns.language'),
    width: 7,
    isOptional: true,
  }),
  {
    id: 'created_at',
    title: i18n.t('pages/people:columns.created'),
    width: 7.5,
    hasFixedWidth: true,
    align: 'end',
    sort: { ascending: 'created_at', descending: '-created_at', first: 'descending' },
    cell: (person) => format.date(person.created_at),
    sheet: { type: 'date', value: (person) => person.created_at },
  },
]

const createPeopleFilters = ({ queryClient }: FilterContext): readonly RecordFilter[] => [
  {
    kind: 'choices',
    id: 'role',
    label: i18n.t('pages/people:columns.role'),
    choices: ROLES.map((value) => ({ value, label: i18n.t(`entities/session:role.${value}`) })),
  },
  {
    kind: 'choices',
    id: 'status',
    label: i18n.t('pages/people:columns.status'),
    choices: vPersonStatus.options.map((value) => ({
      value,
      label: i18n.t(`entities/person:status.${value}`),
    })),
  },
  {
    kind: 'search',
    id: 'company_id',
    label: i18n.t('pages/people:columns.company'),
    source: 'companies',
    find: (text, signal) => findRecordChoices(companyListQueries.fetchPage, text, signal),
    findName: async (id) => (await queryClient.query(companyQueryOptions(id))).name,
  },
]

const personListConfig: RecordListConfig<PersonSummary, PeopleSearch> = {
  path: '/people',
  texts: 'pages/people',
  parseSearch: peopleSearch,
  queries: personListQueries,
  columns: createPeopleColumns,
  filters: createPeopleFilters,
  card: (person) => <PersonCard person={person} />,
}

/** All users, staff and portal, including deactivated ones. */
export const PeoplePage = () => (
  <RecordsPage config={personListConfig} search={useSearch({ from: '/people' })} />
)

export const loader = createRecordsLoader(personListConfig)

/** Phone layout of a row. */
function PersonCard({ person }: { person: PersonSummary }) {
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
