import { i18n } from '@/shared/i18n'
import { formatTally, getLengthWords, type Tally } from '@domain/timber'

/** Formats pieces per length in the reader's language: "3,9 (40) 4,2 (60)", lengths in metres. */
export const formatPieces = (tally: Tally, language: string = i18n.language): string =>
  formatTally(tally, getLengthWords(language), '\u00a0')
