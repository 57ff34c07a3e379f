import type { Schemas } from '@/shared/api'
import { isBroken, parseQuantity, trimDecimal, unitNamed, unmeasured, type CannotRead, type Unit } from '@/shared/lib/timber'
import { parsePrice, type ReadPrice } from './parse-price'

type Specification = Schemas['Specification']
type DealLine = Schemas['DealLine']
type DealLineWrite = Schemas['DealLineWrite']

/**
 * A line as it is being written. Figures are decimal strings as the contract has them, or, while they can't be read, the text
 * as typed.
 */
export interface LineDraft {
  readonly id: string
  readonly product_id: string | null
  /** The product's name, or the words under which one is still looked for. */
  readonly product_name: string
  /** The product's, or a free one; null until either is there. */
  readonly specification: Specification | null
  readonly quantity: string
  readonly unit: Schemas['Unit']
  readonly price: string
  readonly planned_purchase_price: string
  readonly certification: Schemas['Certification']
}

export const newLine = (certification: LineDraft['certification'] = 'none'): LineDraft => ({
  id: crypto.randomUUID(),
  product_id: null,
  product_name: '',
  specification: null,
  quantity: '',
  unit: 'm3',
  price: '',
  planned_purchase_price: '',
  certification,
})

export const copyLine = (line: LineDraft): LineDraft => ({ ...line, id: crypto.randomUUID() })

/** A line that was opened and never filled in; it is not saved. */
export const isBlankLine = (line: LineDraft): boolean =>
  !line.product_name && !line.specification && !line.quantity && !line.price && !line.planned_purchase_price

/** A saved line, to be written on. */
export const draftOfLine = (line: DealLine): LineDraft => ({
  id: line.id,
  product_id: line.product_id,
  product_name: line.product_name ?? '',
  specification: line.specification,
  quantity: trimDecimal(line.quantity),
  unit: line.unit,
  price: line.price ?? '',
  planned_purchase_price: line.planned_purchase_price ?? '',
  certification: line.certification,
})

/** The line as the backend takes it; the contract's validator says whether it does. */
export const lineOfDraft = (line: LineDraft): DealLineWrite => ({
  id: line.id,
  product_id: line.product_id,
  specification: line.product_id === null ? line.specification : null,
  quantity: line.quantity,
  unit: line.unit,
  price: line.price || null,
  planned_purchase_price: line.planned_purchase_price || null,
  certification: line.certification,
})

const isRead = (quantity: string) => /^\d{1,9}(\.\d{1,3})?$/.test(quantity)

/**
 * A quantity as typed: "40m3", "22x100x4000 6pk". Dimensions written on a line without a product begin its specification. The point of
 * "1.200", where it may group thousands, is kept as a comma: with a point it would pass for a decimal that was read.
 */
export function writeQuantity(line: LineDraft, text: string, blank: Specification): LineDraft {
  const read = parseQuantity(text, line.specification ?? unmeasured, line.unit)
  if (!read.ok) return { ...line, quantity: isRead(text.trim()) ? text.trim().replace('.', ',') : text.trim() }
  const unit = read.unit ?? line.unit
  const isFree = line.product_id === null && line.product_name === ''
  const specification = read.section && isFree ? { ...(line.specification ?? blank), ...read.section } : line.specification
  return { ...line, quantity: read.quantity, unit, specification }
}

/** A unit as typed or pasted, in any of the trade's words. One that nobody knows stays with the quantity, which is told there. */
export function writeUnit(line: LineDraft, text: string): LineDraft {
  const words = text.trim()
  const unit = unitNamed(words)
  if (unit) return { ...line, unit }
  return words === '' ? line : { ...line, quantity: `${line.quantity} ${words}`.trim() }
}

/** Why the quantity can't be read, or can't be one of its unit; null when it can, or is not there yet. */
export function quantityProblem(line: LineDraft): Exclude<CannotRead, 'empty'> | 'not_whole' | null {
  if (isRead(line.quantity) && /[1-9]/.test(line.quantity)) return isBroken(line.quantity, line.unit) ? 'not_whole' : null
  const read = parseQuantity(line.quantity, line.specification ?? unmeasured, line.unit)
  return read.ok || read.code === 'empty' ? null : read.code
}

/**
 * The line with its prices in the contract's form where they can be read as ones of its unit in the deal's currency: "£100/m³" is a price once the
 * deal is in pounds and the line in cubic metres. Others stay as typed. The same line where nothing changes.
 */
export function rereadPrices(line: LineDraft, currency: string): LineDraft {
  const price = readPrice(line.price, currency, line.unit)
  const planned = readPrice(line.planned_purchase_price, currency, line.unit)
  const isSame = price === line.price && planned === line.planned_purchase_price
  return isSame ? line : { ...line, price, planned_purchase_price: planned }
}

function readPrice(text: string, currency: string, unit: Unit): string {
  const read = parsePrice(text, currency, unit)
  return read.ok ? read.value : text
}

export type PriceProblem = Extract<ReadPrice, { ok: false }>

/** Why a price of this unit can't be read; null when it can, or is not there yet. */
export function priceProblem(price: string, currency: string, unit: Unit): PriceProblem | null {
  if (price === '') return null
  const read = parsePrice(price, currency, unit)
  return read.ok ? null : read
}

export const isPrice = (text: string): boolean => /^\d{1,10}\.\d{2}$/.test(text)
