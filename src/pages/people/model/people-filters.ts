import { companyListQueries, companyQueryOptions } from '@/entities/company'
import { roles } from '@/entities/session'
import { vPersonStatus } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'
import { findRecordChoices, type FilterContext, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of people. */
export const peopleFilters = ({ queryClient }: FilterContext): readonly RecordFilter[] => [
  {
    kind: 'choices',
    id: 'role',
    label: i18n.t('pages/people:columns.role'),
    choices: roles.map((value) => ({ value, label: i18n.t(`entities/session:role.${value}`) })),
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
