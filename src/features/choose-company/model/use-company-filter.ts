import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyListQueries, companyQueryOptions } from '@/entities/company'
import { useTranslation } from '@/shared/i18n'

const FIRST_PAGE = { cursor: undefined, limit: 20 }

/** List filter by a company that the user can see. */
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
        const { items, next_cursor } = await companyListQueries.fetchPage(
          text ? { q: text } : {},
          FIRST_PAGE,
          signal,
        )
        return {
          choices: items.map(({ id, name }) => ({ value: id, label: name })),
          hasMore: next_cursor !== null,
        }
      },
      findName: async (id: string) =>
        (await queryClient.query({ ...companyQueryOptions(id), staleTime: 60_000 })).name,
    }),
    [t, queryClient],
  )
}
