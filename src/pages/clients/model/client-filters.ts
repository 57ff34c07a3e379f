import type { ClientStatus } from '@/entities/client'
import { findPeople, findPersonName } from '@/entities/person'
import { i18n } from '@/shared/i18n'
import { countryFilter, type FilterContext, type RecordFilter } from '@/widgets/record-list'

const statuses: readonly ClientStatus[] = ['prospect', 'active', 'blocked']

/** The filters of the list of clients. */
export const clientFilters = ({
  format,
  language,
  queryClient,
}: FilterContext): readonly RecordFilter[] => [
  {
    kind: 'choices',
    id: 'status',
    label: i18n.t('pages/clients:columns.status'),
    choices: statuses.map((value) => ({ value, label: i18n.t(`entities/client:status.${value}`) })),
  },
  countryFilter(i18n.t('pages/clients:columns.country'), format, language),
  {
    kind: 'search',
    id: 'sale_manager_id',
    label: i18n.t('pages/clients:columns.sale_manager'),
    source: 'sale managers',
    find: (text) => findPeople(queryClient, 'sale_manager', text),
    findName: (id) => findPersonName(queryClient, id),
  },
]
