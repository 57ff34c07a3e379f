import { countDifference } from '@domain/rules/inspection'
import type { LoadCountValues } from './cargo-report-form'
import type { InspectedLoad } from './use-inspected-cargo'

/** Parses a whole number; null if the text is not one. */
export const parseWholeNumber = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : null

/** Counted packs and pieces in the form values. */
export const toCounts = (line: LoadCountValues | undefined) => ({
  counted_packs: parseWholeNumber(line?.counted_packs ?? ''),
  counted_pcs: parseWholeNumber(line?.counted_pcs ?? ''),
})

/** Counted minus planned, in packs and in pieces; null if either is unknown. */
export const computeCountDifference = (load: InspectedLoad, line: LoadCountValues | undefined) =>
  countDifference(toCounts(line), load)

/** Unit of the count: packs, or pieces if the packs are unknown. */
export const getCountUnit = ({ packs, pcs }: InspectedLoad): 'packs' | 'pcs' =>
  packs === null && pcs !== null ? 'pcs' : 'packs'
