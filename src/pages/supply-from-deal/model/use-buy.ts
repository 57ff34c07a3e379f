import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  backTo,
  buyForDeal,
  coverKey,
  refreshMoved,
  type Purchase,
  type PurchasePlan,
} from '@/entities/cover'
import { sayRefusal } from '@/features/allocate'
import { keepPurchase, useUndoPurchase, type KeptPurchase } from '@/features/undo-purchase'
import { ApiProblem, problemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import type { Picks } from './picks'
import { offerAt, purchaseOf, type Reading } from './read-picks'

/** What stands against buying: at the offers, by their keys, and against all of it. */
export interface Refusals {
  readonly at: ReadonlyMap<string, string>
  readonly whole: string | null
}

export const noRefusals: Refusals = { at: new Map(), whole: null }

interface Bought {
  personId: string
  plan: PurchasePlan
  picks: Picks
  /** Before the screen is left. */
  onBought: () => void
}

/** Buys what is picked, once however often it is pressed, and leads to what was made of it. */
export function useBuy({ personId, plan, picks, onBought }: Bought) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const undo = useUndoPurchase()
  const [isPending, setPending] = useState(false)
  const [refusals, setRefusals] = useState(noRefusals)
  const attempt = useRef({ act: '', key: '' })
  const { id, number } = plan.deal

  async function arrive(bought: Purchase) {
    const kept: KeptPurchase = {
      deal: { id, number },
      supplies: bought.supplies.map(({ id: supply, version }) => ({ id: supply, version })),
      back: bought.allocations.map(backTo),
      picks,
    }
    onBought()
    void refreshMoved(queryClient)
    if (bought.supplies.length > 0) {
      keepPurchase(personId, kept)
      return navigate({
        to: '/general-supply',
        search: { id: kept.supplies.map((supply) => supply.id) },
      })
    }
    toast.info(t('taken', { deal: number }), {
      label: t('undo'),
      onPress: () => void undo(kept).catch((error: unknown) => toast.error(problemText(error))),
    })
    return navigate({ to: '/deals/$id', params: { id } })
  }

  async function buy(reading: Reading) {
    const { write, placeOf } = purchaseOf(reading)
    const act = JSON.stringify(write)
    if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
    setPending(true)
    setRefusals(noRefusals)
    try {
      const bought = await buyForDeal(id, write, attempt.current.key)
      await arrive(bought)
    } catch (error) {
      const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      const at = new Map<string, string>()
      for (const one of errors) {
        const key = offerAt(placeOf, one.pointer)
        if (key !== undefined) at.set(key, sayRefusal(one, format))
      }
      setRefusals({
        at,
        whole: at.size > 0 ? t('refused', { count: at.size }) : problemText(error),
      })
      // What is there now; what was typed stays, also where its wood is gone.
      if (errors.length > 0) void queryClient.invalidateQueries({ queryKey: coverKey })
    }
    setPending(false)
  }

  /** A refusal holds until its amount is typed anew. */
  const settle = (key: string) => {
    if (!refusals.at.has(key)) return
    const at = new Map(refusals.at)
    at.delete(key)
    setRefusals({ at, whole: at.size > 0 ? refusals.whole : null })
  }
  return { buy, isPending, refusals, settle }
}
