import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { refreshAllocations, undoPurchase } from '@/entities/cover'
import { useMe } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { writeDraft } from '@/shared/lib/draft'
import { toast } from '@/shared/ui'
import { clearLastPurchase, toPicksKey, type LastPurchase } from './last-purchase'

/**
 * Reverts a purchase and opens its purchase screen with the restored selection.
 * @throws ApiProblem
 */
export function useUndoPurchase(): (purchase: LastPurchase) => Promise<void> {
  const { t } = useTranslation('features/undo-purchase')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const key = useRef(crypto.randomUUID())
  return useCallback(
    async ({ deal, supplies, back, picks }) => {
      const allocations = back.map(({ was_m3 = null, ...write }) => ({ ...write, was_m3 }))
      const undo = { supplies, allocations, reason: t('reason', { deal: deal.number }) }
      await undoPurchase(deal.id, undo, key.current)
      key.current = crypto.randomUUID()
      if (me) {
        clearLastPurchase(me.id)
        writeDraft(toPicksKey(me.id, deal.id), picks)
      }
      void refreshAllocations(queryClient)
      toast.info(t('done', { deal: deal.number }))
      // The selection may include sawmills outside the first page.
      await navigate({
        to: '/supply_from_deal/$deal_id',
        params: { deal_id: deal.id },
        search: { mills: 'all' },
      })
    },
    [me, navigate, queryClient, t],
  )
}
