import { coversClaim } from '@domain/timber'
import type { DealLineWrite, Specification } from '../contract'

type ClaimedLine = Pick<DealLineWrite, 'product_id' | 'certification'> & {
  specification: Pick<Specification, 'certification'>
}

/**
 * Returns the indexes of lines that claim a certificate which their product does not cover. Lines
 * without a product can claim any.
 */
export const findUncertifiedLines = (lines: readonly ClaimedLine[]): number[] =>
  lines.flatMap(({ product_id, certification, specification }, i) =>
    product_id === null || coversClaim(specification.certification, certification) ? [] : [i],
  )
