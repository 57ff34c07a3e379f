import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyLists, companyQuery } from '@/entities/company'
import { useTranslation } from '@/shared/i18n'

const most = { cursor: undefined, limit: 20 }

/** A list's filter by one of the companies that this person serves. */
export function useCompanyFilter() {
  const { t } = useTranslation('features/choose-company')
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      kind: 'search' as const,
      id: 'company_id',
      label: t('company'),
      source: 'companies',
      find: async (text: string, signal: AbortSignal) => {
        const { items } = await companyLists.fetchPage(text ? { q: text } : {}, most, signal)
        return items.map(({ id, name }) => ({ value: id, label: name }))
      },
      nameOf: async (id: string) =>
        (await queryClient.query({ ...companyQuery(id), staleTime: 60_000 })).name,
    }),
    [t, queryClient],
  )
}
