import { unitNamed } from './quantity-words'

/** How many pieces a pack has, of a text that may say so, and the text without it. */
export interface WrittenPackSize {
  /** Null where none is written. */
  readonly pcsPerPack: number | null
  readonly rest: string
}

const COUNT = String.raw`(?<count>[1-9]\d{0,4})`
const WORD = String.raw`[\p{Letter}.]+`
const PIECE = `(?<piece>${WORD})`
const PACK = `(?<pack>${WORD})`
const OF = String.raw`(?<!\p{Letter})${PACK}\s*(?:\s(?:of|de|à|po)\s|[x×])\s*${COUNT}`

const patterns = [
  // "72/pk", "72 pcs per pack", "72 pièces par colis", "72 uds. por paquete", "72 vnt./pak."
  String.raw`(?<!\S)(?:po\s+)?${COUNT}\s*${PIECE}?(?:\s*/\s*|\s+(?:per|a|par|por|la|le)\s+)${PACK}`,
  // "72 vnt. pakuotėje": Lithuanian says it by an ending, which many write without its accents.
  String.raw`(?<!\S)(?:po\s+)?${COUNT}\s*${PIECE}?\s+(?:pakuot[ėe]je?|pakete|pake|ry[šs]ulyje)`,
  // "8pk x 72 pcs", "8 paquetes de 72 piezas", "8 pakai po 72 vnt."
  String.raw`${OF}\s*${PIECE}`,
  // "8 packs of 72"
  OF,
].map((source) => new RegExp(String.raw`${source}(?=\s|$)`, 'iu'))

/** Reads the pieces per pack that stand in a text, in English, French, Lithuanian or Spanish. */
export function takePackSize(text: string): WrittenPackSize {
  for (const pattern of patterns) {
    const { 0: written = '', index = 0, groups = {} } = pattern.exec(text) ?? {}
    const { count, piece, pack } = groups
    const isMeant = count && (!piece || unitNamed(piece) === 'pcs') && (!pack || unitNamed(pack) === 'pack')
    if (!isMeant) continue
    // Packs that are written first are what is counted before them.
    const left = pack && written.startsWith(pack) ? pack : ''
    const rest = `${text.slice(0, index)}${left} ${text.slice(index + written.length)}`
    return { pcsPerPack: Number(count), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return { pcsPerPack: null, rest: text }
}
