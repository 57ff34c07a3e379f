import type { Format } from '@/shared/i18n'
import type { Tally } from '@domain/timber'

/** Formats pieces per length in the reader's language: "3,9 (40) 4,2 (60)", lengths in metres. */
export const formatPieces = (tally: Tally, format: Format): string =>
  tally
    .map(
      ({ length_mm, pcs }) =>
        `${format.number(String(length_mm / 1000))}\u00a0(${format.number(pcs, 0)})`,
    )
    .join(' ')
