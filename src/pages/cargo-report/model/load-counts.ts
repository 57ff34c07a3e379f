import { countDifference } from '@/shared/lib/rules/inspection'
import type { LoadCountValues } from './cargo-report-form'
import type { InspectedLoad } from './use-inspected-cargo'

/** A whole number as it is typed; null for what is none. */
export const parseWholeNumber = (typed: string): number | null =>
  /^\d+$/.test(typed) ? Number(typed) : null

/** What was counted of a load as it is typed. */
export const toCounts = (line: LoadCountValues | undefined) => ({
  counted_packs: parseWholeNumber(line?.counted_packs ?? ''),
  counted_pcs: parseWholeNumber(line?.counted_pcs ?? ''),
})

/** What was counted less what is planned, in packs and in pieces; null where one of both is not known. */
export const computeCountDifference = (load: InspectedLoad, line: LoadCountValues | undefined) =>
  countDifference(toCounts(line), load)

/** What a load is counted by: its packs, or its pieces where nobody knows the packs. */
export const getCountUnit = ({ packs, pcs }: InspectedLoad): 'packs' | 'pcs' =>
  packs === null && pcs !== null ? 'pcs' : 'packs'
