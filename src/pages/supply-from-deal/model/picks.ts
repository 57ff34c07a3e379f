import * as v from 'valibot'
import type { FreeWood, LackingLine, MakingMill, PurchasePlan } from '@/entities/cover'
import type { Specification } from '@/entities/product'

/** A typed amount and its source. The source is shown once the offer is gone. */
export interface Pick {
  readonly text: string
  readonly from: string
}

/** Picks by offer key. */
export type Picks = Readonly<Record<string, Pick>>

const vPicks = v.record(v.string(), v.object({ text: v.string(), from: v.string() }))
export const isPicks = (value: unknown): value is Picks => v.is(vPicks, value)

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
  const offer = (key: string, lineId: string, part: Partial<PurchaseOffer>): PurchaseOffer[] => {
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
      offer(`free ${wood.supply_line_id} ${wood.deal_line_id}`, wood.deal_line_id, { free: wood }),
    ),
    ...mills.flatMap((mill) =>
      mill.offers.flatMap(({ deal_line_id }) =>
        offer(`mill ${mill.id} ${deal_line_id}`, deal_line_id, { mill }),
      ),
    ),
  ]
}

/** Formats the source of an offer's wood. */
export const formatSource = ({ free, mill }: PurchaseOffer): string =>
  free?.supply.number ?? mill?.name ?? ''
