import {
  formatLengths,
  formatMetres,
  formatSize,
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
const MOST_NAMED_LENGTHS = 4

/** Formats pieces or packs per length in metres: "3.9 (40) 4.2 (60)". A length keeps its count. */
const formatCounts = (
  { language }: PaperTexts,
  counts: readonly { length_mm: number; count: number | null }[],
): string =>
  counts
    .map(({ length_mm, count }) => {
      const metres = formatMetres(length_mm).replace('.', getLengthWords(language).mark)
      return `${metres}\u00a0(${count})`
    })
    .join(' ')

/** Formats pieces per length in metres: "3.9 (40) 4.2 (60)". */
export const formatPieces = (texts: PaperTexts, tally: Tally): string =>
  formatCounts(
    texts,
    tally.map(({ length_mm, pcs }) => ({ length_mm, count: pcs })),
  )

/** Formats counted lengths with their label: "Packs per length, m: 3.9 (4) 4.2 (8)"; else null. */
export function formatLengthCounts(
  texts: PaperTexts,
  { lengths }: Pick<Specification, 'lengths'>,
): string | null {
  if (lengths?.kind !== 'several' || lengths.counted_in === null) return null
  const label = texts.t(lengths.counted_in === 'pcs' ? 'goods.pieces' : 'goods.packs_per_length')
  return texts.format.labeled(label, formatCounts(texts, lengths.items))
}

/**
 * Formats the section, and mixed lengths on a line of their own. Their counts are printed apart, see
 * `formatLengthCounts`.
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
  const isShort = lengths.items.length <= MOST_NAMED_LENGTHS || limits === null
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
