import type { Pack } from '@/entities/pack'
import { computeTallyFigures, type Dimensions, sumTallies, type TallyFigures } from '@domain/timber'
import { parsePieces } from './pack-row'

/** Form values of a merge. */
export interface MergeFormValues {
  /** Id of the new pack. */
  readonly id: string
  /** Ids of the packs that are merged with the opened one. */
  readonly packIds: readonly string[]
  readonly number: string
  readonly barcode: string
  readonly mark: string
  readonly weight: string
}

type MergedPack = Pick<Pack, 'id' | 'version' | 'tally' | 'kg'>

/** Weight of packs that were all weighed, kg; null if one was not. */
export const sumWeights = (packs: readonly Pick<Pack, 'kg'>[]): number | null =>
  packs.reduce<number | null>((sum, { kg }) => (sum === null || kg === null ? null : sum + kg), 0)

/** Converts form values to the payload. Without a weight, weighed packs are added. */
export const toMergePayload = (
  { id, number, barcode, mark, weight }: MergeFormValues,
  packs: readonly MergedPack[],
) => ({
  packs: packs.map((pack) => ({ id: pack.id, version: pack.version })),
  into: {
    id,
    number: number.trim(),
    barcode: barcode.trim() || null,
    mark: mark.trim() || null,
    tally: [...sumTallies(packs.map(({ tally }) => tally))],
    kg: weight.trim() === '' ? sumWeights(packs) : parsePieces(weight),
  },
})

/** Figures of the merged pack. Its volume is rounded anew, once. */
export const getMergedFigures = (
  packs: readonly Pick<Pack, 'tally'>[],
  section: Dimensions,
): TallyFigures | null => computeTallyFigures(sumTallies(packs.map(({ tally }) => tally)), section)
