import { coversClaim } from '@/shared/lib/timber'
import type { DealLineWrite, Specification } from '../contract'

type ClaimedLine = Pick<DealLineWrite, 'product_id' | 'certification'> & {
  specification: Pick<Specification, 'certification'>
}

/** The places of lines that claim a certificate which their product does not carry. Wood that is in no list is bought as its line claims it. */
export const findUncertifiedLines = (lines: readonly ClaimedLine[]): number[] =>
  lines.flatMap(({ product_id, certification, specification }, i) =>
    product_id === null || coversClaim(specification.certification, certification) ? [] : [i],
  )
