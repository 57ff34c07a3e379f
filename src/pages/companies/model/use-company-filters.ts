import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyManagersQuery } from '@/entities/company'
import { vCompanySize, vCompanyStatus } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import { countryFilter, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of companies. */
export function useCompanyFilters(): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/companies', 'entities/company'])
  const format = useFormat()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const managers = async () => (await queryClient.query({ ...companyManagersQuery, staleTime: 'static' })).items
    return [
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: vCompanyStatus.options.map((value) => ({ value, label: t(`entities/company:status.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'size',
        label: t('columns.size'),
        choices: vCompanySize.options.map((value) => ({ value, label: t(`entities/company:size.${value}`) })),
      },
      countryFilter(t('columns.country'), format, i18n.language),
      {
        kind: 'search',
        id: 'manager_id',
        label: t('columns.manager'),
        source: 'company managers',
        find: async (text) => (await managers()).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).map(({ id, name }) => ({ value: id, label: name })),
        nameOf: async (id) => (await managers()).find((person) => person.id === id)?.name ?? id,
      },
    ]
  }, [t, i18n.language, format, queryClient])
}
