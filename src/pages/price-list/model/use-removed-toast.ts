import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshPrices } from '@/entities/price'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'

/** Shows a toast with Undo. */
export function useRemovedToast(): (text: string, restore: () => Promise<unknown>) => void {
  const { t } = useTranslation('pages/price-list')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  return useCallback(
    (text, restore) => {
      const undo = async () => {
        try {
          await restore()
        } catch (error) {
          toast.error(formatProblem(error))
        }
        await refreshPrices(queryClient)
      }
      toast.info(text, { label: t('undo'), onPress: () => void undo() })
    },
    [t, formatProblem, queryClient],
  )
}
