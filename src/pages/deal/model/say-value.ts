import type { DealWrite } from '@/entities/deal'
import { specificationChoices } from '@/entities/product'
import { sayLoggedPaymentTerms } from '@/entities/terms'
import { vUnit } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

const units = vUnit.options

/** A value of the contract, as the activity has it, in the reader's words. */
export function sayLogged(field: string, text: string | null, format: Format): string | null {
  if (text === null || text === '') return null
  const [first = '', second] = text.split(' ')
  switch (field) {
    case 'date':
      return format.date(text)
    case 'delivery_week_from':
    case 'delivery_week_to':
      return format.week(text)
    case 'payment_terms':
      return sayLoggedPaymentTerms(text)
    case 'transport':
      return first === 'truck' || first === 'container' ? sayTransport(first, second ? Number(second) : null) : text
    // The activity does not say in which currency the deal was then.
    case 'price':
    case 'planned_purchase_price':
      return format.price(text)
    case 'planned_freight':
      return format.number(text, 2)
    case 'quantity':
      return format.number(text)
    case 'unit':
    case 'price_unit':
      return isOneOf(units, text) ? i18n.t(`entities/product:unit.${text}`) : text
    case 'certification':
      return isOneOf(specificationChoices.certification, text) ? i18n.t(`entities/product:certification.${text}`) : text
    case 'tolerance_percent':
      return format.percent(text)
    default:
      return text
  }
}

/** "2 trucks", or only the kind while the count is open. */
export function sayTransport(kind: DealWrite['transport']['kind'], count: number | null): string {
  if (count === null) return i18n.t(`pages/deal:transport.${kind}`)
  return kind === 'truck' ? i18n.t('pages/deal:transport.truck_count', { count }) : i18n.t('pages/deal:transport.container_count', { count })
}
