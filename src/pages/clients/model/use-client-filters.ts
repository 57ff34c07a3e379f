import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ClientStatus } from '@/entities/client'
import { findPeople, nameOfPerson } from '@/entities/person'
import { useFormat, useTranslation } from '@/shared/i18n'
import { countryFilter, type RecordFilter } from '@/widgets/record-list'

const statuses: readonly ClientStatus[] = ['prospect', 'active', 'blocked']

/** The filters of the list of clients. */
export function useClientFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('pages/clients')
  const { t: tClient, i18n } = useTranslation('entities/client')
  const format = useFormat()
  const queryClient = useQueryClient()

  return useMemo(
    () => [
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: statuses.map((value) => ({ value, label: tClient(`status.${value}`) })),
      },
      countryFilter(t('columns.country'), format, i18n.language),
      {
        kind: 'search',
        id: 'sale_manager_id',
        label: t('columns.sale_manager'),
        source: 'sale managers',
        find: (text) => findPeople(queryClient, 'sale_manager', text),
        nameOf: (id) => nameOfPerson(queryClient, id),
      },
    ],
    [t, tClient, i18n.language, format, queryClient],
  )
}
