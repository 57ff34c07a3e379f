import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  toUndoAllocation,
  buyForDeal,
  COVER_KEY,
  refreshAllocations,
  type Purchase,
  type PurchasePlan,
} from '@/entities/cover'
import { formatRefusal } from '@/features/allocate'
import { saveLastPurchase, useUndoPurchase, type LastPurchase } from '@/features/undo-purchase'
import { ApiProblem, formatProblem, isInvalid } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import type { Picks } from './picks'
import { findOfferKey, toPurchaseWrite, type ParsedPicks } from './parse-picks'

/** Refusals by offer key, and the failure of the whole purchase. */
export interface PurchaseRefusals {
  readonly refusalsByOffer: ReadonlyMap<string, string>
  readonly general: string | null
}

const noRefusals: PurchaseRefusals = { refusalsByOffer: new Map(), general: null }

interface BuyOptions {
  personId: string
  plan: PurchasePlan
  picks: Picks
  /** Called before navigating away. */
  onBought: () => void
}

/** Buys the picked wood, once even if pressed twice, and opens the result. */
export function useBuy({ personId, plan, picks, onBought }: BuyOptions) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const undo = useUndoPurchase()
  const [isPending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(noRefusals)
  const { id, number } = plan.deal

  async function handleBought(bought: Purchase) {
    const purchase: LastPurchase = {
      deal: { id, number },
      supplies: bought.supplies.map(({ id: supply, version }) => ({ id: supply, version })),
      back: bought.allocations.map(toUndoAllocation),
      picks,
    }
    onBought()
    void refreshAllocations(queryClient)
    if (bought.supplies.length > 0) {
      saveLastPurchase(personId, purchase)
      return navigate({
        to: '/general-supply',
        search: { id: purchase.supplies.map((supply) => supply.id) },
      })
    }
    toast.info(t('taken', { deal: number }), {
      label: t('undo'),
      onPress: () =>
        void undo(purchase).catch((error: unknown) => toast.error(formatProblem(error))),
    })
    return navigate({ to: '/deals/$id', params: { id } })
  }

  async function buy(parsedPicks: ParsedPicks) {
    const { payload, placesByKey } = toPurchaseWrite(parsedPicks)
    setPending(true)
    setRefusals(noRefusals)
    try {
      const bought = await buyForDeal(id, payload)
      await handleBought(bought)
    } catch (error) {
      if (isInvalid(error)) toast.formValidationError()
      const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      const refusalsByOffer = new Map<string, string>()
      for (const fieldError of errors) {
        const key = findOfferKey(placesByKey, fieldError.pointer)
        if (key !== undefined) refusalsByOffer.set(key, formatRefusal(fieldError, format))
      }
      setRefusals({
        refusalsByOffer,
        general:
          refusalsByOffer.size > 0
            ? t('refused', { count: refusalsByOffer.size })
            : formatProblem(error),
      })
      // Refetch the plan; the input stays, even if its wood is gone.
      if (errors.length > 0) void queryClient.invalidateQueries({ queryKey: COVER_KEY })
    }
    setPending(false)
  }

  /** Clears the error of a changed amount. */
  const clearRefusal = (key: string) => {
    if (!refusals.refusalsByOffer.has(key)) return
    const remainingRefusals = new Map(refusals.refusalsByOffer)
    remainingRefusals.delete(key)
    setRefusals({
      refusalsByOffer: remainingRefusals,
      general: remainingRefusals.size > 0 ? refusals.general : null,
    })
  }
  return { buy, isPending, refusals, clearRefusal }
}
