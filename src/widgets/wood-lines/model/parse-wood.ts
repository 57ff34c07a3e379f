import * as v from 'valibot'
import {
  BLANK_SPECIFICATION,
  changeSpecification,
  formatSize,
  parseWoodName,
  type Specification,
} from '@/entities/product'
import { vSpecification } from '@contract/validators'
import {
  MIN_WHOLE_LENGTH_MM,
  parseLeadingUnit,
  parseQuantity,
  parseSection,
  parsePackSize,
  UNMEASURED,
  getDefaultPriceUnit,
  type Section,
  type Unit,
} from '@domain/timber'
import { setUnit } from './line-units'
import type { WoodLine } from './wood-line'
import { parseWords } from './parse-words'

/** Reason why the user must check a description before it becomes a line. */
export type UnclearReason = 'wood' | 'words' | 'size' | 'amount'

/** Wood, quantity and pack from one text: "Pine KD C24 50x150x4500 8pk 72/pk". */
export interface ParsedWood {
  /** The default specification with the parsed fields applied. */
  readonly specification: Specification
  /** Decimal string; null for no quantity or several. */
  readonly quantity: string | null
  readonly unit: Unit | null
  /**
   * The text without quantity and pack, for the product search. Its size is in whole millimetres.
   */
  readonly words: string
  /**
   * The first uncertain part; null if the text names exactly one wood, size and amount, and every
   * word is known.
   */
  readonly unclear: UnclearReason | null
  /** Words that are not recognised. */
  readonly unknown: readonly string[]
}

/** Parses a line of wood by its dimensions; null if they are missing or incomplete. */
export function parseWood(text: string): ParsedWood | null {
  const plain = text.replace(/[,;](?=\s|$)/g, ' ').trim()
  const at = plain.search(/[øØ⌀]\s*\d|\d+([.,]\d+)?\s*[x×*]\s*\d/u)
  const { section, written, rest } = parseSection(plain.slice(Math.max(at, 0)))
  if (at < 0 || !section) return null
  const front = parsePackSize(plain.slice(0, at))
  // A second pack size stays among the unclear words.
  const back = front.pcsPerPack === null ? parsePackSize(rest) : { pcsPerPack: null, rest }
  const before = extractQuantities(splitWords(front.rest))
  const behind = extractQuantities(splitWords(back.rest))
  const amounts = [...before.amounts, ...behind.amounts]
  const words = [...before.words, ...behind.words]
  const named = parseWoodName(words)
  const { treatment, profile, certification, quality, unknown } = parseWords(named.rest)
  const size = pickWholeDimensions(section)
  const specification = changeSpecification(BLANK_SPECIFICATION, {
    ...size,
    ...(isPole(section) && { category: 'softwood_poles', profile: 'round_peeled' }),
    ...(named.wood && { wood: named.wood }),
    ...(profile && { profile }),
    ...(treatment && { treatment }),
    ...(certification && { certification }),
    quality,
    pcs_per_pack: front.pcsPerPack ?? back.pcsPerPack,
  })
  const isSized =
    Object.keys(size).length === Object.keys(section).length && v.is(vSpecification, specification)
  const [amount] = amounts.length === 1 ? amounts : []
  return {
    specification,
    quantity: amount?.quantity ?? null,
    unit: amount?.unit ?? null,
    words:
      `${words.join(' ')} ${formatSearchedSize(section, isSized ? specification : null, written)}`.trim(),
    unclear:
      unknown.length > 0
        ? 'words'
        : !named.wood
          ? 'wood'
          : !isSized
            ? 'size'
            : amounts.length > 1
              ? 'amount'
              : null,
    unknown,
  }
}

/**
 * A free-standing number that is ambiguous between thousands and decimals: not part of a size, nor
 * the end of a number with grouped thousands.
 */
const AMBIGUOUS_NUMBER =
  /(?<=^|\s)(?<![x×*]\s*|(?<![\p{Letter}\d.,×*]|[x×*]\s)[1-9]\d{0,2}(?:\s\d{3})*\s)[1-9]\d{0,2}[.,]\d{3}(?![\d.,]|\s*[x×*]\s*\d)/gu

/**
 * Returns the ambiguous number of a quantity in a description, as written; null if there is none.
 */
export function findAmbiguousNumber(words: string): string | null {
  const open = [...words.matchAll(AMBIGUOUS_NUMBER)].find(({ 0: number, index }) =>
    parseLeadingUnit(words.slice(index + number.length)),
  )
  return open?.[0] ?? null
}

/**
 * Returns the line with the parsed quantity, unless it already has one. A price without a named
 * unit becomes the price of that quantity's usual unit.
 */
export function setParsedQuantity<Line extends WoodLine>(
  line: Line,
  { quantity, unit }: ParsedWood,
): Line {
  if (line.quantity !== '' || quantity === null) return line
  if (unit === null) return { ...line, quantity }
  const price_unit = line.isPriceUnitStated ? line.price_unit : getDefaultPriceUnit(unit)
  return { ...setUnit({ ...line, price_unit }, unit), quantity }
}

/**
 * Returns the product's specification with the written pack size; unchanged if none was written or
 * it is the same.
 */
export function setParsedPackSize(
  specification: Specification,
  written: ParsedWood,
): Specification {
  const { pcs_per_pack } = written.specification
  const isSame = pcs_per_pack === null || pcs_per_pack === specification.pcs_per_pack
  return isSame ? specification : { ...specification, pcs_per_pack, m3_per_pack: null }
}

/**
 * Returns the size for the product search. A product holds many lengths, so that mixed ones are
 * left out.
 */
function formatSearchedSize(
  section: Section,
  specification: Specification | null,
  written: string,
): string {
  if (section.lengths) return formatSection(section)
  return specification && specification.length_mm !== null
    ? formatSize(specification).replaceAll('×', 'x')
    : written
}

const formatSection = ({ thickness_mm, width_mm, diameter_mm }: Section): string =>
  diameter_mm === undefined ? `${thickness_mm}x${width_mm}` : String(diameter_mm)

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isPole = (section: Section) => section.diameter_mm !== undefined

/** Returns the dimensions in whole millimetres, with a plausible length. */
const pickWholeDimensions = ({ lengths, ...section }: Section): Section => ({
  ...Object.fromEntries(
    Object.entries(section).filter(
      ([name, mm]) =>
        mm !== null &&
        Number.isInteger(mm) &&
        mm >= (name === 'length_mm' ? MIN_WHOLE_LENGTH_MM : 1),
    ),
  ),
  ...(lengths && { lengths }),
})

/** Returns all quantities with a unit, and the remaining words. */
function extractQuantities(words: readonly string[]) {
  const amounts: { quantity: string; unit: Unit | null }[] = []
  let remainingWords = words
  for (let next = extractQuantity(remainingWords); next; next = extractQuantity(remainingWords)) {
    amounts.push(next.amount)
    remainingWords = next.words
  }
  return { amounts, words: remainingWords }
}

/** Returns the longest run of words that is a quantity with its unit. */
function extractQuantity(words: readonly string[]) {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const amount = parseQuantity(words.slice(from, to).join(' '), UNMEASURED)
      if (amount.ok && amount.unit !== null && amount.section === null)
        return { amount, words: words.toSpliced(from, to - from) }
    }
  }
  return null
}
