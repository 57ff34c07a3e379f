import type { DealCover } from '@/entities/cover'

type Line = Pick<DealCover['lines'][number], 'is_within_tolerance'> & {
  readonly [Amount in 'sold' | 'bought' | 'planned']: { readonly m3: string }
}

/**
 * True if a line is short beyond the deal's tolerance and not planned in drafts either, so that the
 * user should buy. A surplus on one line does not offset another.
 */
export const hasShortfall = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ sold, bought, planned, is_within_tolerance }) =>
      !is_within_tolerance && Number(sold.m3) > Number(bought.m3) + Number(planned.m3),
  )
