import type { DealWrite } from '@/entities/deal'
import { type Format, formatEditableNumber, i18n } from '@/shared/i18n'
import { getLineFigures, type WoodLineFigures } from '@/widgets/wood-lines'
import { readNumber, type NumberForm, trimDecimal } from '@domain/numbers'
import { deductDiscount, hasUnknownCents } from '@domain/money'
import type { DealLine } from './deal-line'

type Discount = DealWrite['lines'][number]['discount']

/** Text of a discount in a line: `3.00%` or `50.00`; '' without one. */
export const toDiscountText = (discount: Discount): string =>
  discount ? `${discount.value}${discount.kind === 'percent' ? '%' : ''}` : ''

/** Parses the text of a line's discount; null if there is none, or it is not readable. */
export function toDiscount(text: string): Discount {
  const [, value, percent] = /^(-?\d{1,10}\.\d{2})(%?)$/.exec(text) ?? []
  return value === undefined ? null : { kind: percent ? 'percent' : 'amount', value }
}

/** Reads a typed discount, such as `3 %` or `50`. Text that is unclear stays as typed. */
export function readDiscount(text: string, form: NumberForm): string {
  const [, number = '', percent = ''] = /^(.*?)\s*(%?)$/.exec(text.trim()) ?? []
  const read = readNumber(number.replace('−', '-'), form)
  const [, whole = '', decimals = ''] = read.ok
    ? (/^(-?\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(read.value) ?? [])
    : []
  return whole === '' ? text.trim() : `${whole}.${decimals.padEnd(2, '0')}${percent}`
}

/** True if a text is not a discount, or more than 100 per cent or the line. */
export function isDiscountWrong(line: DealLine, currency: string): boolean {
  if (line.discount === '') return false
  const discount = toDiscount(line.discount)
  if (!discount) return true
  if (discount.kind === 'percent') return Math.abs(Number(discount.value)) > 100
  const { price } = getLineFigures(line, currency).amounts
  return (
    hasUnknownCents(discount.value, currency) ||
    (price !== null && Number(discount.value) > Number(price))
  )
}

/** Formats the text of a line's discount for its cell; unclear text stays as typed. */
export function formatDiscountText(text: string): string {
  const discount = toDiscount(text)
  if (!discount) return text
  const number = formatEditableNumber(trimDecimal(discount.value), i18n.language).trim()
  return discount.kind === 'percent' ? `${number}%` : number
}

/** Formats a discount for the conflict dialog and the read-only sheet. */
export function formatDiscount(discount: Discount, format: Format, currency: string): string {
  if (!discount) return ''
  return discount.kind === 'percent'
    ? format.percent(trimDecimal(discount.value))
    : format.typedMoney(discount.value, currency)
}

/** Returns the figures of a line, with its amount less the discount. */
export function getDealLineFigures(
  line: DealLine,
  currency: string,
): WoodLineFigures<'price' | 'planned_purchase_price'> {
  const figures = getLineFigures(line, currency)
  const { price } = figures.amounts
  const discount = isDiscountWrong(line, currency) ? null : toDiscount(line.discount)
  return price === null || !discount
    ? figures
    : {
        ...figures,
        amounts: { ...figures.amounts, price: deductDiscount(price, discount, currency) },
      }
}
