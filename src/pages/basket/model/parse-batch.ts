import { createBasketItemWrite, type BasketResult, type BasketItemWrite } from '@/entities/order'
import {
  detectNumberForm,
  createNumberForm,
  normalizeNumberMarks,
  type NumberForm,
  type NumberMark,
} from '@domain/numbers'
import { parseNumber, findUnit } from '@domain/timber'

/** Why a line cannot be sent. */
export type BatchProblem =
  'no_number' | 'too_precise' | 'not_above_zero' | 'too_large' | 'two_readings' | 'too_long'

/** A pasted line: the parsed item, or the reason for its refusal. */
export interface BatchLine {
  readonly text: string
  /** Null for a refused line or an ambiguous amount. */
  readonly item: BasketItemWrite | null
  /** `part` is the unreadable text. */
  readonly problem: { readonly code: BatchProblem; readonly part: string } | null
}

/** Amounts whose mark may group thousands or separate decimals. */
export interface BatchQuestion {
  readonly count: number
  readonly example: string
  readonly readings: readonly { readonly form: NumberForm; readonly value: string }[]
}

export interface Batch {
  readonly lines: readonly BatchLine[]
  readonly question: BatchQuestion | null
}

const MAX_CODE_LENGTH = 200

/**
 * Parses lines pasted from a sheet or a mail: a code, then an amount with or without a unit,
 * separated by tabs, semicolons or blanks. A line without an amount means one pack.
 * @param answer number format that the user chose; an unambiguous amount takes precedence
 */
export function parseBatch(text: string, answer: NumberForm | null = null): Batch {
  const split = splitLines(text).map((line) => ({ line, ...splitLine(line) }))
  const form = detectNumberForm(split.flatMap(({ amount }) => amount ?? [])) ?? answer ?? {}
  const parsed = split.map((item) => ({ ...item, ...parseLineAmount(item, form) }))
  const open = parsed.flatMap(({ ambiguous }) => ambiguous ?? [])
  return {
    lines: parsed.map(({ line, item, problem }) => ({ text: line, item, problem })),
    question: createQuestion(open),
  }
}

const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface SplitLine {
  readonly code: string
  /** Null without an amount. */
  readonly amount: string | null
  /** True if a blank may group the amount's thousands or separate it from the code. */
  readonly isUnclear?: boolean
}

const AMOUNT_START = /^(?:[-−+]\s*)?[.,]?\d/u
const SIZE = /^[øØ⌀]?\d+(?:[.,]\d+)?(?:[x×*]\d+(?:[.,]\d+)?)+(?:mm)?$/iu

function splitLine(line: string): SplitLine {
  const cells = line
    .split(/[\t;]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const amountCells = cells.length > 2 && findUnit(cells.at(-1) ?? '') !== null ? 2 : 1
  const amount = cells.slice(-amountCells).join(' ')
  if (cells.length > amountCells && AMOUNT_START.test(amount) && !SIZE.test(amount))
    return { code: cells.slice(0, -amountCells).join(' '), amount }
  return splitWords(cells.join(' '))
}

/** Splits a line whose amount is separated by blanks. */
function splitWords(line: string): SplitLine {
  const tokens = line.split(/[ \t]+/)
  const at = tokens.findLastIndex((word, i) => i > 0 && AMOUNT_START.test(word) && !SIZE.test(word))
  const unit = tokens.slice(at + 1).join(' ')
  if (at < 0 || (unit !== '' && findUnit(unit) === null)) return { code: line, amount: null }
  let first = at
  while (
    first > 1 &&
    /^\d{3}(?!\d)/.test(tokens[first] ?? '') &&
    /^[1-9]\d{0,2}$/.test(tokens[first - 1] ?? '')
  )
    first -= 1
  // After a word without a digit, as in "spruce 47 150 lm", a number may be a size of the wood.
  const isUnclear = first < at && !/\d/.test(tokens[first - 1] ?? '')
  return {
    code: tokens.slice(0, first).join(' '),
    amount: tokens.slice(first).join(' '),
    isUnclear,
  }
}

interface AmbiguousAmount {
  readonly part: string
  readonly mark: NumberMark
  readonly thousands: string
  readonly decimals: string
}
type ParsedLine = Pick<BatchLine, 'item' | 'problem'> & { readonly ambiguous?: AmbiguousAmount }

function parseLineAmount(
  { code, amount, isUnclear = false }: SplitLine,
  form: NumberForm,
): ParsedLine {
  const refuse = (problem: BatchProblem, part: string): ParsedLine => ({
    item: null,
    problem: { code: problem, part },
  })
  if (code.length > MAX_CODE_LENGTH) return refuse('too_long', `${code.slice(0, 40)}…`)
  if (amount === null) return { item: createBasketItemWrite({ code }), problem: null }
  if (isUnclear) return refuse('two_readings', amount)
  const [, number = '', tokens = ''] = /^([-−+]?[\d\s.,'’]*\d)\s*(.*)$/su.exec(amount) ?? []
  const unit = tokens === '' ? 'pack' : findUnit(tokens)
  if (unit === null) return refuse('no_number', amount)
  const quantity = parseNumber(normalizeNumberMarks(number, form))
  if (quantity.ok)
    return { item: createBasketItemWrite({ code, quantity: quantity.value, unit }), problem: null }
  if (quantity.code !== 'ambiguous_number') return refuse(quantity.code, amount)
  const { thousands, decimals } = quantity
  return {
    item: null,
    problem: null,
    ambiguous: { part: amount, mark: number.includes('.') ? '.' : ',', thousands, decimals },
  }
}

function createQuestion(open: readonly AmbiguousAmount[]): BatchQuestion | null {
  const [first] = open
  if (!first) return null
  const { part, mark, thousands, decimals } = first
  const readings = [
    { form: createNumberForm(mark === '.' ? ',' : '.'), value: thousands },
    { form: createNumberForm(mark), value: decimals },
  ]
  return { count: open.length, example: part, readings }
}

/** Returns the failed lines as the user typed them. `results` are in the order of the lines. */
export const pickFailedLines = (text: string, results: readonly BasketResult[]): string =>
  splitLines(text)
    .filter((_, i) => results[i] && isNotAdded(results[i]))
    .join('\n')

export const isNotAdded = ({ outcome }: BasketResult): boolean =>
  outcome !== 'reserved' && outcome !== 'partly' && outcome !== 'in_basket'

/** Appends a line with the barcode unless a line has it already. */
export const appendBarcode = (text: string, code: string): string =>
  splitLines(text).some((line) => splitLine(line).code === code)
    ? text
    : [...(text.trim() === '' ? [] : [text.trimEnd()]), code].join('\n')
