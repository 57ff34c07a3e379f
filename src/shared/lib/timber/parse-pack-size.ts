import { inAPack, leadingUnit, unitNamed } from './quantity-words'

/** How many pieces a pack has, of a text that may say so, and the text without it. */
export interface WrittenPackSize {
  /** Null where none is written. */
  readonly pcsPerPack: number | null
  readonly rest: string
}

const COUNT = String.raw`(?<count>[1-9]\d{0,4})`
const WORD = String.raw`[\p{Letter}.]+`
const PIECES = String.raw`(?<!\S)(?:po\s+)?${COUNT}\s*(?<piece>${WORD})?`
const END = String.raw`(?=\s|$)`

const inEach = [
  // "72/pk", "72 pcs per pack", "72 pièces par colis", "72 uds. por paquete", "72 vnt./pak."
  String.raw`${PIECES}(?:\s*/\s*|\s+(?:per|a|par|por|la|le)\s+)(?<pack>${WORD})${END}`,
  // "72 vnt. pakuotėje"
  String.raw`${PIECES}\s+(?:${inAPack.join('|')})${END}`,
].map((source) => new RegExp(source, 'iu'))

// "8 packs of 72", "8pk x 72 pcs", "8 paquetes de 72 piezas", "8 pakai po 72 vnt."
const packsOf = new RegExp(
  String.raw`(?<!\p{Letter})(?<pack>${WORD})\s*(?:\s(?:of|de|à|po)\s|[x×])\s*${COUNT}(?=\s|$|\p{Letter})`,
  'iu',
)

/** Reads the pieces per pack that stand in a text, in English, French, Lithuanian or Spanish. */
export function takePackSize(text: string): WrittenPackSize {
  for (const pattern of inEach) {
    const { 0: written = '', index = 0, groups = {} } = pattern.exec(text) ?? {}
    const { count, piece, pack } = groups
    const isMeant = count && (!piece || unitNamed(piece) === 'pcs') && (!pack || unitNamed(pack) === 'pack')
    if (isMeant) return found(count, text.slice(0, index), text.slice(index + written.length))
  }
  const { 0: written = '', index = 0, groups = {} } = packsOf.exec(text) ?? {}
  const { count, pack = '' } = groups
  const behind = text.slice(index + written.length)
  const counted = leadingUnit(behind)
  // "8 packs of 6 m" says how long the wood is, not how many pieces there are.
  const isMeant = count && unitNamed(pack) === 'pack' && (!counted || counted.unit === 'pcs')
  if (!isMeant) return { pcsPerPack: null, rest: text }
  // Packs that are written first are what is counted before them.
  return found(count, text.slice(0, index) + pack, counted?.rest ?? behind)
}

const found = (count: string, before: string, behind: string): WrittenPackSize => ({
  pcsPerPack: Number(count),
  rest: `${before} ${behind}`.replace(/\s+/g, ' ').trim(),
})
