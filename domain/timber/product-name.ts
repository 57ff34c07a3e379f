import type { components } from '@contract/schema'
import { formatLengths, type LengthWords } from './format-lengths'
import { parseSection } from './parse-section'

type Specification = components['schemas']['Specification']
type Wood = NonNullable<Specification['wood']>
type Treatment = NonNullable<Specification['treatment']>

/** A product's name, or that of a line of a document. */
export interface NamedWood {
  readonly name: string
  readonly specification: Specification
}

/** English trade words for a form of wood, the longer ones first. */
const FORMS = {
  'planed s4s': 'planed',
  'pallet boards': 'pallet_boards',
  'line pole': 'line_pole',
  cladding: 'cladding',
  decking: 'decking',
  planed: 'planed',
  boards: 'boards',
  battens: 'batten',
  batten: 'batten',
  glulam: 'glulam',
  post: 'post',
  pole: 'pole',
} as const

export type WoodForm = (typeof FORMS)[keyof typeof FORMS]

const WOODS: Readonly<Record<Wood, readonly string[]>> = {
  PNSY: ['scots pine', 'pine', 'redwood'],
  PCAB: ['norway spruce', 'spruce', 'whitewood'],
  LADC: ['european larch', 'larch'],
  PSMN: ['douglas fir', 'douglas'],
  ABAL: ['silver fir'],
  QCXE: ['european oak', 'oak'],
  FASY: ['european beech', 'beech'],
  FXEX: ['european ash', 'ash'],
}

const TREATMENTS: Readonly<Partial<Record<Treatment, string>>> = {
  air_dried: 'ad',
  kiln_dried: 'kd',
  heat_treated: 'ht',
  impregnated_uc3: 'uc3',
  impregnated_uc4: 'uc4',
}

const COLOURS = { brown: 'brown', green: 'green', grey: 'grey', gray: 'grey' } as const

export type WoodColour = (typeof COLOURS)[keyof typeof COLOURS]

/** Words of a composed name in one language. */
export interface ProductNameWords {
  /** The wood alone, or in a form: "Pine", "Pine decking". */
  wood: (wood: Wood, form: WoodForm | null) => string
  treatment: (treatment: Treatment) => string
  colour: (colour: WoodColour) => string
  lengths: LengthWords
}

/** Removes a phrase that the text begins with; null if it does not. */
function stripPhrase(text: string, phrase: string): string | null {
  if (text === phrase) return ''
  return text.startsWith(`${phrase} `) ? text.slice(phrase.length + 1) : null
}

const isColour = (text: string): text is keyof typeof COLOURS => text in COLOURS

const MIXED_SIZE = /\s(?:[øØ]?\s*\d[\d.,]*\s*(?:[x×*]\s*\d[\d.,]*)?)\s+\d[\d.,]*\s*m?\s*[-–/(].*$/u

/** Splits mixed lengths from the end of a name; `rest` still has the section. */
function splitLengths(name: string): { rest: string; written: string } {
  const at = MIXED_SIZE.exec(name)?.index
  const size = at === undefined ? '' : name.slice(at).trim()
  const parsed = parseSection(size)
  if (!parsed.section?.lengths || parsed.rest !== '') return { rest: name, written: '' }
  const section = size.split(/\s+(?=\d)/u)[0] ?? ''
  return {
    rest: `${name.slice(0, at)} ${section}`,
    written: size.slice(section.length).trim(),
  }
}

/**
 * Returns a product's name in another language, if the name repeats its specification in English
 * trade words: "Pine decking UC4 brown 28x145x4200". Any other name is returned as typed. Mixed
 * lengths of the specification are at the end: those of a line may differ from its product's.
 */
export function translateProductName(
  { name, specification }: NamedWood,
  words: ProductNameWords,
): string {
  const { rest, written } = splitLengths(name)
  const { lengths } = specification
  const size = lengths ? formatLengths(lengths, words.lengths) : written
  return [translateGoods(rest, specification, words), size].filter(Boolean).join(' ')
}

function translateGoods(
  name: string,
  specification: Specification,
  words: ProductNameWords,
): string {
  const { wood, treatment, quality, treatment_color, color } = specification
  if (wood === null) return name
  const [, goods = name, size = ''] = /^(.*?)(\s+Ø?\d[\d.,]*(?:[x×]\d[\d.,]*)+)?$/i.exec(name) ?? []
  let rest = goods.trim().toLowerCase()
  const woodName = WOODS[wood].find((phrase) => stripPhrase(rest, phrase) !== null)
  if (woodName === undefined) return name
  rest = stripPhrase(rest, woodName) ?? ''
  let form: WoodForm | null = null
  const parts: string[] = []
  while (rest !== '') {
    const formName = (Object.keys(FORMS) as (keyof typeof FORMS)[]).find(
      (phrase) => stripPhrase(rest, phrase) !== null,
    )
    const [word = ''] = rest.split(' ')
    if (formName && form === null) {
      form = FORMS[formName]
      rest = stripPhrase(rest, formName) ?? ''
    } else if (quality !== '' && stripPhrase(rest, quality.toLowerCase()) !== null) {
      parts.push(quality)
      rest = stripPhrase(rest, quality.toLowerCase()) ?? ''
    } else if (treatment !== null && TREATMENTS[treatment] === word) {
      parts.push(words.treatment(treatment))
      rest = stripPhrase(rest, word) ?? ''
    } else if (isColour(word) && [treatment_color, color].some((c) => c?.toLowerCase() === word)) {
      parts.push(words.colour(COLOURS[word]))
      rest = stripPhrase(rest, word) ?? ''
    } else return name
  }
  return [words.wood(wood, form), ...parts].join(' ') + size
}
