import { useState } from 'react'
import * as v from 'valibot'
import type {
  ShortLine,
  SawmillOffer,
  PlanFreeWood,
  PlanSawmill,
  PurchasePlan,
} from '@/entities/cover'
import type { Specification } from '@/entities/product'
import { toPicksKey } from '@/features/undo-purchase'
import { readDraft, useDraft, useIsDraftStored } from '@/shared/lib/draft'

/** A typed amount and its source. The source is shown once the offer is gone. */
export interface Pick {
  readonly text: string
  readonly from: string
}

/** Picks by offer key. */
export type Picks = Readonly<Record<string, Pick>>

const vPicks = v.record(v.string(), v.object({ text: v.string(), from: v.string() }))
const isPicks = (value: unknown): value is Picks => v.is(vPicks, value)

/** Wood available for a line: unallocated in an ordered supply, or from a mill. */
export interface PurchaseOffer {
  readonly key: string
  readonly line: ShortLine
  /** Dimensions used to convert amounts. */
  readonly wood: Specification
  readonly free: PlanFreeWood | null
  readonly sawmill: PlanSawmill | null
  /** Offer of the mill. */
  readonly sawmillOffer: SawmillOffer | null
}

/** Lists all offers by line, unallocated wood first. */
export function listPurchaseOffers({
  lines,
  free,
  mills: sawmills,
}: PurchasePlan): readonly PurchaseOffer[] {
  const sawmillsById = new Map(sawmills.map((sawmill) => [sawmill.id, sawmill]))
  return lines.flatMap((line): PurchaseOffer[] => [
    ...free
      .filter(({ deal_line_id }) => deal_line_id === line.line_id)
      .map((wood) => ({
        key: `free ${wood.supply_line_id} ${wood.deal_line_id}`,
        line,
        wood: wood.wood.specification,
        free: wood,
        sawmill: null,
        sawmillOffer: null,
      })),
    ...line.offers.flatMap((sawmillOffer) => {
      const sawmill = sawmillsById.get(sawmillOffer.sawmill_id)
      const key = `mill ${sawmillOffer.sawmill_id} ${line.line_id}`
      return sawmill
        ? [{ key, line, wood: line.wood.specification, free: null, sawmill, sawmillOffer }]
        : []
    }),
  ])
}

/** Returns the ids of the mills in a user's stored picks for a deal. */
export const readPickedSawmillIds = (personId: string, dealId: string): readonly string[] => {
  const picks = readDraft(toPicksKey(personId, dealId), isPicks) ?? {}
  const ids = Object.keys(picks).flatMap((key) => {
    const [kind, id] = key.split(' ')
    return kind === 'mill' && id !== undefined ? [id] : []
  })
  return [...new Set(ids)].toSorted()
}

/** Formats the source of an offer's wood. */
export const formatSource = ({ free, sawmill }: PurchaseOffer): string =>
  free?.supply.number ?? sawmill?.name ?? ''

export type StoredPicks = ReturnType<typeof usePicks>

/** Picks of a user for a deal, stored on the device until they are bought. */
export function usePicks(personId: string, dealId: string) {
  const draft = useDraft(toPicksKey(personId, dealId), isPicks)
  const [picks, setPicks] = useState<Picks>(draft.restored ?? {})
  const [wasRestored, setWasRestored] = useState(Object.keys(picks).length > 0)

  function updatePicks(next: Picks) {
    setPicks(next)
    if (Object.keys(next).length > 0) draft.save(next)
    else draft.discard()
  }
  return {
    picks,
    isStored: useIsDraftStored(toPicksKey(personId, dealId)),
    /** True if the picks were restored from the device. */
    wasRestored,
    set: (changes: Readonly<Record<string, Pick | null>>) => {
      const changed = Object.entries({ ...picks, ...changes }).flatMap(([key, pick]) =>
        pick === null || pick.text === '' ? [] : [[key, pick] as const],
      )
      updatePicks(Object.fromEntries(changed))
    },
    clear: () => {
      updatePicks({})
      setWasRestored(false)
    },
    dismissRestored: () => setWasRestored(false),
    /** Deletes the stored picks; the shown ones stay. */
    forget: () => draft.discard(),
  }
}
