import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clearCompanySessions, companyQuery, companyWrites } from '@/entities/company'
import { useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass, toast } from '@/shared/ui'

/** Has the company's people log in again. */
export function ClearSessionsItem({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation('pages/company')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const clear = useMutation({
    mutationFn: () => clearCompanySessions(companyId),
    onMutate: () => toast.info(t('clearing')),
    onSuccess: async () => {
      toast.info(t('sessions_cleared'))
      await companyWrites.remember(
        queryClient,
        await queryClient.query({ ...companyQuery(companyId), staleTime: 0 }),
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
