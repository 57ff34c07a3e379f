import type { DealWrite } from '@/entities/deal'
import { formatLoggedCharges } from '@/entities/terms'
import type { Schemas } from '@/shared/api'
import { vDealStatus } from '@contract/validators'
import { i18n, type Format } from '@/shared/i18n'
import { formatLoggedAmount, formatLoggedLine } from '@/widgets/wood-lines'

const statuses = vDealStatus.options

function formatValue(field: string, text: string, format: Format): string | undefined {
  const [first = '', second] = text.split(' ')
  switch (field) {
    case 'transport':
      return first === 'truck' || first === 'container'
        ? formatTransport(first, second ? Number(second) : null)
        : text
    case 'planned_purchase_price':
      return formatLoggedAmount(text, format)
    case 'commission':
      return second === '%' ? format.percent(first) : formatLoggedCosts(text, format)
    case 'planned_freight':
    case 'other_costs':
      return formatLoggedCosts(text, format)
    case 'discount':
      return second === '%' ? format.percent(first) : formatAmounts(text, format)
    case 'charges':
      return formatLoggedCharges(text, format).join('; ')
    case 'payment':
      return formatLoggedPayment(text, format)
    default:
      return formatLoggedLine(field, text, format)
  }
}

export const dealActivityTexts = {
  texts: 'pages/deal',
  status(text: string): string {
    const known = statuses.find((status) => status === text)
    return known ? i18n.t(`entities/deal:status.${known}`) : text
  },
  value: formatValue,
} as const

/** Formats "2 trucks", or only the kind while the count is unknown. */
export function formatTransport(
  kind: DealWrite['transport']['kind'],
  count: number | null,
): string {
  if (count === null) return i18n.t(`entities/terms:transport.${kind}`)
  return kind === 'truck'
    ? i18n.t('entities/terms:transport.truck_count', { count })
    : i18n.t('entities/terms:transport.container_count', { count })
}

/** Formats a cost, with its exchange rate if it has one: "$800.00 (1.0842)". */
export function formatCost(
  { amount, currency, exchange_rate }: Schemas['PlannedCost'],
  format: Format,
): string {
  const rate = exchange_rate ? ` (${format.number(exchange_rate, 4)})` : ''
  return `${format.typedMoney(amount, currency)}${rate}`
}

/** Formats logged costs with their exchange rates. */
const formatLoggedCosts = (text: string, format: Format): string =>
  formatAmounts(text, format).replaceAll(
    /\((\d+(?:\.\d+)?)\)(?=;|$)/g,
    (_, rate: string) => `(${format.number(rate, 4)})`,
  )

/** Formats the logged date, amount and currency: "20 Nov 2026, 5,000.00 EUR". */
function formatLoggedPayment(text: string, format: Format): string {
  const [date = '', amount = '', currency = ''] = text.split(' ')
  return `${format.date(date)}, ${format.money(amount, currency)}`
}

/**
 * Formats each amount with its currency: "Fumigation €1,080.00; Survey €40.00". Costs logged
 * by earlier versions have no currency.
 */
const formatAmounts = (text: string, format: Format): string =>
  text.replaceAll(
    /(?<= |^)(-?\d+(?:\.\d+)?)(?: ([A-Z]{3}))?(?=;|$| \(\d)/g,
    (_, amount: string, currency?: string) =>
      currency ? format.money(amount, currency) : formatLoggedAmount(amount, format),
  )
