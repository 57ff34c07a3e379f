import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearCompanySessions, companyQueryOptions, companyWrites } from '@/entities/company'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass, toast } from '@/shared/ui'

/** Has the company's people log in again. */
export function ClearSessionsItem({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation('pages/company')
  const problemText = useFormatProblem()
  const queryClient = useQueryClient()
  const clear = useMutation({
    mutationFn: () => clearCompanySessions(companyId),
    onMutate: () => toast.info(t('clearing')),
    onSuccess: async () => {
      toast.info(t('sessions_cleared'))
      await companyWrites.remember(
        queryClient,
        await queryClient.query({ ...companyQueryOptions(companyId), staleTime: 0 }),
      )
    },
    onError: (error) => toast.error(problemText(error)),
  })
  return (
    <button type="button" className={menuItemClass} onClick={() => clear.mutate()}>
      {t('clear_sessions')}
    </button>
  )
}
