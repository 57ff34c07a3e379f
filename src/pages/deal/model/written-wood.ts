import * as v from 'valibot'
import type { LineDraft } from '@/entities/deal'
import { blankSpecification, changedSpecification, woodCalled, type Specification } from '@/entities/product'
import { vSpecification } from '@/shared/api/generated/validators'
import { parseQuantity, parseSection, type Dimensions, type Section, type Unit } from '@/shared/lib/timber'

/** Wood and quantity as somebody wrote them in one go: "Pine KD C24 50x150x4500 8pk". */
export interface WrittenWood {
  /** What was said of the wood, over what a description begins with. */
  readonly specification: Specification
  /** Decimal string; null where none was written. */
  readonly quantity: string | null
  readonly unit: Unit | null
  /** What was written without the quantity: the wood, to be looked for among the products. */
  readonly words: string
  /** Nothing was written that may mean something else than wood, grade, drying, size and quantity. */
  readonly isClear: boolean
}

const nothing: Dimensions = {
  thickness_mm: null,
  width_mm: null,
  length_mm: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  pcs_per_pack: null,
  m3_per_pack: null,
  density_kg_m3: 1,
}

const drying: Readonly<Record<string, Specification['treatment']>> = { kd: 'kiln_dried', ad: 'air_dried', ht: 'heat_treated' }
const longestGrade = 40
/** As grades are written: SF, C24, A/B. */
const grade = /^[\p{Lu}\d][\p{Lu}\d/+-]{0,5}$/u

/** Reads a line of wood by the dimensions in it; null where none are, or only a part of them. */
export function readWood(text: string): WrittenWood | null {
  const plain = text.replace(/[,;](?=\s|$)/g, ' ').trim()
  const at = plain.search(/([øØ⌀]\s*)?\d+([.,]\d+)?\s*[x×*]\s*\d/u)
  const { section, written, rest } = parseSection(plain.slice(Math.max(at, 0)))
  if (at < 0 || !section) return null
  const before = takeQuantity(split(plain.slice(0, at)))
  const behind = takeQuantity(split(rest))
  const amount = behind.amount ?? before.amount
  const words = [...before.words, ...behind.words].join(' ')
  const named = woodCalled(words)
  const left = split(named.rest)
  const treatment = left.map((word) => drying[word.toLowerCase()]).find((each) => each !== undefined)
  const grades = left.filter((word) => drying[word.toLowerCase()] === undefined)
  const specification = changedSpecification(blankSpecification, {
    ...section,
    ...(isPole(section) && { category: 'softwood_poles', profile: 'round_peeled' }),
    ...(named.wood && { wood: named.wood }),
    ...(treatment && { treatment }),
    quality: grades.join(' ').slice(0, longestGrade),
  })
  return {
    specification,
    quantity: amount?.quantity ?? null,
    unit: amount?.unit ?? null,
    words: `${words} ${written}`.trim(),
    isClear: grades.every((word) => grade.test(word)) && v.is(vSpecification, specification),
  }
}

/** The line with the quantity that was written with its wood, unless it has one of its own. */
export const withWrittenQuantity = (line: LineDraft, { quantity, unit }: WrittenWood): LineDraft =>
  line.quantity === '' && quantity !== null ? { ...line, quantity, unit: unit ?? line.unit } : line

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isPole = (section: Section) => section.diameter_mm !== undefined

/** The longest run of words that is a quantity with its unit, and the words around it. */
function takeQuantity(words: readonly string[]) {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const read = parseQuantity(words.slice(from, to).join(' '), nothing)
      if (read.ok && read.unit !== null) return { amount: read, words: words.toSpliced(from, to - from) }
    }
  }
  return { amount: null, words }
}
