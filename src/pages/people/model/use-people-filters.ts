import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyLists, companyQuery } from '@/entities/company'
import { roles } from '@/entities/session'
import { vPersonStatus } from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { findRecords, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of people. */
export function usePeopleFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/people', 'entities/person', 'entities/session'])
  const queryClient = useQueryClient()
  return useMemo(
    () => [
      {
        kind: 'choices',
        id: 'role',
        label: t('pages/people:columns.role'),
        choices: roles.map((value) => ({ value, label: t(`entities/session:role.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'status',
        label: t('pages/people:columns.status'),
        choices: vPersonStatus.options.map((value) => ({ value, label: t(`entities/person:status.${value}`) })),
      },
      {
        kind: 'search',
        id: 'company_id',
        label: t('pages/people:columns.company'),
        source: 'companies',
        find: (text, signal) => findRecords(companyLists.fetchPage, text, signal),
        nameOf: async (id) => (await queryClient.query(companyQuery(id))).name,
      },
    ],
    [t, queryClient],
  )
}
