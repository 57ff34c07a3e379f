import { PersonStatusBadge, type PeopleSearch, type PersonSummary } from '@/entities/person'
import { i18n, type Format } from '@/shared/i18n'
import { nameColumn, textColumn, type RecordColumn } from '@/widgets/record-list'

type Column = RecordColumn<PersonSummary, NonNullable<PeopleSearch['sort']>>

/** The columns of the list of people, in their order. */
export const peopleColumns = (format: Format): readonly Column[] => [
  nameColumn(i18n.t('pages/people:columns.name'), { width: 14, grows: 2 }),
  textColumn((person) => person.email, {
    id: 'email',
    title: i18n.t('pages/people:columns.email'),
    width: 18,
    grows: 3,
    sort: { ascending: 'email', descending: '-email' },
  }),
  textColumn((person) => i18n.t(`entities/session:role.${person.role}`), {
    id: 'role',
    title: i18n.t('pages/people:columns.role'),
    width: 11,
    grows: 1,
  }),
  {
    id: 'status',
    title: i18n.t('pages/people:columns.status'),
    width: 8.6,
    fits: true,
    cell: (person) => <PersonStatusBadge status={person.status} />,
    sheet: { type: 'text', value: (person) => i18n.t(`entities/person:status.${person.status}`) },
  },
  textColumn((person) => person.company?.name ?? null, {
    id: 'company',
    title: i18n.t('pages/people:columns.company'),
    width: 12,
    grows: 2,
  }),
  textColumn((person) => person.countries.map(format.country).join(', ') || null, {
    id: 'countries',
    title: i18n.t('pages/people:columns.countries'),
    width: 12,
    grows: 1,
  }),
  textColumn((person) => person.phone, {
    id: 'phone',
    title: i18n.t('pages/people:columns.phone'),
    width: 10,
    isOptional: true,
  }),
  textColumn((person) => i18n.t(`features/switch-language:name.${person.language}`), {
    id: 'language',
    title: i18n.t('pages/people:columns.language'),
    width: 7,
    isOptional: true,
  }),
  {
    id: 'created_at',
    title: i18n.t('pages/people:columns.created'),
    width: 7.8,
    fits: true,
    align: 'end',
    sort: { ascending: 'created_at', descending: '-created_at', first: 'descending' },
    cell: (person) => format.date(person.created_at),
    sheet: { type: 'date', value: (person) => person.created_at },
  },
]
