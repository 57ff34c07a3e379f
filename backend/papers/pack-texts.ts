import {
  formatLengths,
  formatSize,
  formatTally,
  getLengthLimits,
  getLengthWords,
  getTallyLength,
  type LengthMix,
  type Tally,
} from '@domain/timber'
import type { Schemas } from '../call'
import type { PaperTexts } from './texts'

type Specification = Schemas['Specification']

/** Most lengths that a size names one by one if a line below counts them. */
const MAX_NAMED_LENGTHS = 4

/** Formats pieces per length in metres: "3.9 (40) 4.2 (60)". A length keeps its count. */
export const formatPieces = ({ language }: PaperTexts, tally: Tally): string =>
  formatTally(tally, getLengthWords(language), '\u00a0')

/** Formats counted lengths with their label: "Packs per length, m: 3.9 (4) 4.2 (8)"; else null. */
export function formatLengthCounts(
  texts: PaperTexts,
  { lengths }: Pick<Specification, 'lengths'>,
): string | null {
  if (lengths?.kind !== 'several' || lengths.counted_in === null) return null
  const counts = lengths.items.map(({ length_mm, count }) => ({ length_mm, pcs: count ?? 0 }))
  const label = texts.t(lengths.counted_in === 'pcs' ? 'goods.pieces' : 'goods.packs_per_length')
  return texts.format.labeled(label, formatPieces(texts, counts))
}

/**
 * Formats the section, and mixed lengths on a line of their own. Their counts are printed apart,
 * see `formatLengthCounts`.
 * @param tally the loaded pieces, whose lengths are printed instead
 */
export function formatPaperSize(
  { language }: PaperTexts,
  wood: Specification,
  tally?: Tally,
): string {
  const specification = tally ? { ...wood, ...getTallyLength(tally) } : wood
  const { lengths } = specification
  const words = getLengthWords(language)
  if (!lengths) return formatSize(specification)
  const size = formatSize({ ...specification, lengths: dropCounts(lengths) }, words)
  return size.replace(' ', '\n').replaceAll(/ (?!\()/g, '\u00a0')
}

/** Returns lengths without their counts, as a range if there are many. */
function dropCounts(lengths: LengthMix): LengthMix {
  if (lengths.kind === 'range' || lengths.counted_in === null) return lengths
  const limits = getLengthLimits({ length_mm: null, lengths })
  const isShort = lengths.items.length <= MAX_NAMED_LENGTHS || limits === null
  return isShort
    ? {
        ...lengths,
        counted_in: null,
        items: lengths.items.map((item) => ({ ...item, count: null })),
      }
    : { kind: 'range', from_mm: limits.from, to_mm: limits.to, average_mm: null }
}

/** Removes mixed lengths from the end of a wood's name; they are printed with its size. */
export function dropLengths(
  { language }: PaperTexts,
  name: string,
  { lengths }: Pick<Specification, 'lengths'>,
): string {
  const end = lengths ? ` ${formatLengths(lengths, getLengthWords(language))}` : ''
  return name.endsWith(end) ? name.slice(0, name.length - end.length) : name
}
