import { useState } from 'react'
import * as v from 'valibot'
import type { FreeWood, LackingLine, MakingMill, PurchasePlan } from '@/entities/cover'
import type { Specification } from '@/entities/product'
import { toPicksKey } from '@/features/undo-purchase'
import { useDraft } from '@/shared/lib/draft'

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
  readonly line: LackingLine
  /** Dimensions used to convert amounts. */
  readonly wood: Specification
  readonly free: FreeWood | null
  readonly mill: MakingMill | null
}

/** Lists all offers, unallocated wood first. */
export function listPurchaseOffers({ lines, free, mills }: PurchasePlan): readonly PurchaseOffer[] {
  const linesById = new Map(lines.map((line) => [line.line_id, line]))
  const toOffers = (key: string, lineId: string, part: Partial<PurchaseOffer>): PurchaseOffer[] => {
    const line = linesById.get(lineId)
    return line
      ? [
          {
            key,
            line,
            wood: part.free?.wood.specification ?? line.wood.specification,
            free: null,
            mill: null,
            ...part,
          },
        ]
      : []
  }
  return [
    ...free.flatMap((wood) =>
      toOffers(`free ${wood.supply_line_id} ${wood.deal_line_id}`, wood.deal_line_id, {
        free: wood,
      }),
    ),
    ...mills.flatMap((mill) =>
      mill.offers.flatMap(({ deal_line_id }) =>
        toOffers(`mill ${mill.id} ${deal_line_id}`, deal_line_id, { mill }),
      ),
    ),
  ]
}

/** Formats the source of an offer's wood. */
export const formatSource = ({ free, mill }: PurchaseOffer): string =>
  free?.supply.number ?? mill?.name ?? ''

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
    settle: () => setWasRestored(false),
    forget: () => draft.discard(),
  }
}
