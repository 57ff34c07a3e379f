import { NUMBER_PATTERN, parseNumber } from './parse-number'
import { inPackWords, parseLeadingUnit, findUnit } from './quantity-words'

/** Pieces per pack found in a text, and the text without them. */
export interface WrittenPackSize {
  /** Null if not found. */
  readonly pcsPerPack: number | null
  readonly rest: string
}

const COUNT = `(?<count>${NUMBER_PATTERN})`
const WORD = String.raw`[\p{Letter}.]+`
const PIECES = String.raw`(?<!\S)(?:po\s+)?${COUNT}\s*(?<piece>${WORD})?`
const END = String.raw`(?=\s|$)`

const perPackPatterns = [
  // "72/pk", "72 pcs per pack", "72 pièces par colis", "72 uds. por paquete", "72 vnt./pak."
  String.raw`${PIECES}(?:\s*/\s*|\s+(?:per|a|par|por|la|le)\s+)(?<pack>${WORD})${END}`,
  // "72 vnt. pakuotėje"
  String.raw`${PIECES}\s+(?:${inPackWords.join('|')})${END}`,
].map((source) => new RegExp(source, 'iu'))

// "8 packs of 72", "8pk x 72 pcs", "8 paquetes de 72 piezas", "8 pakai po 72 vnt."
const PACK_COUNT = new RegExp(
  String.raw`(?<!\p{Letter})(?<pack>${WORD})\s*(?:\s(?:of|de|à|po)\s|[x×])\s*${COUNT}(?=\s|$|\p{Letter})`,
  'iu',
)

/** Finds the pieces per pack in a text in English, French, Lithuanian or Spanish. */
export function parsePackSize(text: string): WrittenPackSize {
  for (const pattern of perPackPatterns) {
    const { 0: written = '', index = 0, groups = {} } = pattern.exec(text) ?? {}
    const { count, piece, pack } = groups
    const pcsPerPack = parsePieceCount(count)
    const isPackSize =
      pcsPerPack && (!piece || findUnit(piece) === 'pcs') && (!pack || findUnit(pack) === 'pack')
    if (isPackSize)
      return toWrittenPackSize(pcsPerPack, text.slice(0, index), text.slice(index + written.length))
  }
  const { 0: written = '', index = 0, groups = {} } = PACK_COUNT.exec(text) ?? {}
  const { count, pack = '' } = groups
  const pcsPerPack = parsePieceCount(count)
  const textAfter = text.slice(index + written.length)
  const counted = parseLeadingUnit(textAfter)
  // "8 packs of 6 m" gives the length, not the number of pieces.
  const isPackSize = pcsPerPack && findUnit(pack) === 'pack' && (!counted || counted.unit === 'pcs')
  if (!isPackSize) return { pcsPerPack: null, rest: text }
  // The number of packs is the quantity: "8 packs of 72" leaves "8 packs".
  return toWrittenPackSize(pcsPerPack, text.slice(0, index) + pack, counted?.rest ?? textAfter)
}

const MAX_PIECES = 99_999

/** Null unless it is a valid number of pieces per pack. */
function parsePieceCount(written: string | undefined): number | null {
  const read = parseNumber(written ?? '')
  const count = read.ok ? Number(read.value) : 0
  return Number.isInteger(count) && count > 0 && count <= MAX_PIECES ? count : null
}

const toWrittenPackSize = (
  pcsPerPack: number,
  before: string,
  textAfter: string,
): WrittenPackSize => ({
  pcsPerPack,
  rest: `${before} ${textAfter}`.replace(/\s+/g, ' ').trim(),
})
