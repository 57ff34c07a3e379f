import type { DealWrite } from '@/entities/deal'
import { describeSpecification, specificationChoices, type Specification } from '@/entities/product'
import { vPaymentTerms, vUnit } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

const units = vUnit.options
const kinds = vPaymentTerms.entries.kind.options

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
      if (first === 'net_days' && second) return i18n.t('pages/deal:payment.net', { count: Number(second) })
      return isOneOf(kinds, first) ? i18n.t(`pages/deal:payment.${first}`) : text
    case 'transport':
      return first === 'truck' || first === 'container' ? sayTransport(first, second ? Number(second) : null) : text
    // The activity does not say in which currency the deal was then.
    case 'price':
    case 'planned_purchase_price':
    case 'planned_freight':
      return format.number(text, 2)
    case 'quantity':
      return format.number(text)
    case 'unit':
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

interface Speech {
  readonly format: Format
  /** Of the deal that the value belongs to. */
  readonly currency: string
  /** What an id stands for. */
  readonly nameOf: (id: string) => string
}

const isAmount = (field: string) => field === 'price' || field === 'planned_purchase_price' || field === 'planned_freight'

/** A value of a deal or a line as it is written, in the reader's words. */
export function sayWritten(field: string, value: unknown, { format, currency, nameOf }: Speech): string | null {
  if (value === null || value === undefined || value === '') return null
  if (isAmount(field)) return format.money(textOf(value), currency)
  if (field === 'client_id' || field === 'sale_manager_id' || field === 'product_id') return nameOf(textOf(value))
  if (field === 'specification' && isSpecification(value)) return describeSpecification(value)
  if (field === 'payment_terms' || field === 'transport' || field === 'incoterms') {
    const parts = Object.values(value).filter((part) => part !== null && part !== '')
    return sayLogged(field, parts.join(' '), format)
  }
  if (field === 'commission' && typeof value === 'object' && 'value' in value && 'kind' in value) {
    return value.kind === 'percent' ? format.percent(String(value.value)) : format.money(String(value.value), currency)
  }
  if (field === 'other_costs' && Array.isArray(value)) {
    const costs: readonly { name: string; amount: string }[] = value
    return costs.map((cost) => `${cost.name} ${format.money(cost.amount, currency)}`).join('; ') || null
  }
  return sayLogged(field, textOf(value), format)
}

/** What is left when all records have been said is a text, a number or a flag. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const isSpecification = (value: unknown): value is Specification =>
  typeof value === 'object' && value !== null && 'wood' in value && 'profile' in value
