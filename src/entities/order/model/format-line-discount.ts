import type { Schemas } from '@/shared/api'
import type { Format } from '@/shared/i18n'
import { trimDecimal } from '@domain/numbers'

type LineDiscount = NonNullable<Schemas['OrderLine']['discount']>

/** True for a negative discount. */
export const isSurcharge = ({ value }: Pick<LineDiscount, 'value'>): boolean =>
  value.startsWith('-')

/** Formats a discount or surcharge without its sign: "3%" or "€45.50". */
export function formatLineDiscount({ kind, value }: LineDiscount, format: Format): string {
  const size = value.replace(/^-/, '')
  return kind === 'percent' ? format.percent(trimDecimal(size)) : format.typedMoney(size, 'EUR')
}
