import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  toUndoAllocation,
  buyForDeal,
  coverKey,
  refreshAllocations,
  type Purchase,
  type PurchasePlan,
} from '@/entities/cover'
import { formatRefusal } from '@/features/allocate'
import { saveLastPurchase, useUndoPurchase, type LastPurchase } from '@/features/undo-purchase'
import { ApiProblem, formatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import type { Picks } from './picks'
import { findOfferKey, toPurchaseWrite, type ParsedPicks } from './parse-picks'

/** Errors by offer key, and errors of the whole purchase. */
export interface PurchaseErrors {
  readonly byOffer: ReadonlyMap<string, string>
  readonly general: string | null
}

export const noPurchaseErrors: PurchaseErrors = { byOffer: new Map(), general: null }

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
  const [refusals, setRefusals] = useState(noPurchaseErrors)
  const attempt = useRef({ act: '', key: '' })
  const { id, number } = plan.deal

  async function arrive(bought: Purchase) {
    const kept: LastPurchase = {
      deal: { id, number },
      supplies: bought.supplies.map(({ id: supply, version }) => ({ id: supply, version })),
      back: bought.allocations.map(toUndoAllocation),
      picks,
    }
    onBought()
    void refreshAllocations(queryClient)
    if (bought.supplies.length > 0) {
      saveLastPurchase(personId, kept)
      return navigate({
        to: '/general-supply',
        search: { id: kept.supplies.map((supply) => supply.id) },
      })
    }
    toast.info(t('taken', { deal: number }), {
      label: t('undo'),
      onPress: () => void undo(kept).catch((error: unknown) => toast.error(formatProblem(error))),
    })
    return navigate({ to: '/deals/$id', params: { id } })
  }

  async function buy(reading: ParsedPicks) {
    const { write, placeOf } = toPurchaseWrite(reading)
    const act = JSON.stringify(write)
    if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
    setPending(true)
    setRefusals(noPurchaseErrors)
    try {
      const bought = await buyForDeal(id, write, attempt.current.key)
      await arrive(bought)
    } catch (error) {
      const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      const at = new Map<string, string>()
      for (const one of errors) {
        const key = findOfferKey(placeOf, one.pointer)
        if (key !== undefined) at.set(key, formatRefusal(one, format))
      }
      setRefusals({
        byOffer: at,
        general: at.size > 0 ? t('refused', { count: at.size }) : formatProblem(error),
      })
      // Refetch the plan; the input stays, even if its wood is gone.
      if (errors.length > 0) void queryClient.invalidateQueries({ queryKey: coverKey })
    }
    setPending(false)
  }

  /** Clears the error of a changed amount. */
  const settle = (key: string) => {
    if (!refusals.byOffer.has(key)) return
    const at = new Map(refusals.byOffer)
    at.delete(key)
    setRefusals({ byOffer: at, general: at.size > 0 ? refusals.general : null })
  }
  return { buy, isPending, refusals, settle }
}
