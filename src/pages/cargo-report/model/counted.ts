import { countDifference } from '@/shared/lib/rules/inspection'
import type { LineValues } from './report-form'
import type { Load } from './use-inspected'

/** A whole number as it is typed; null for what is none. */
export const wholeOf = (typed: string): number | null =>
  /^\d+$/.test(typed) ? Number(typed) : null

/** What was counted of a load as it is typed. */
export const countedOf = (line: LineValues | undefined) => ({
  counted_packs: wholeOf(line?.counted_packs ?? ''),
  counted_pcs: wholeOf(line?.counted_pcs ?? ''),
})

/** What was counted less what is planned, in packs and in pieces; null where one of both is not known. */
export const differenceOf = (load: Load, line: LineValues | undefined) =>
  countDifference(countedOf(line), load)

/** What a load is counted by: its packs, or its pieces where nobody knows the packs. */
export const unitOf = ({ packs, pcs }: Load): 'packs' | 'pcs' =>
  packs === null && pcs !== null ? 'pcs' : 'packs'
