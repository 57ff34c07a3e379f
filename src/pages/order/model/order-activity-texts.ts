import { vCharge, vOrderStatus } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

/** Texts of an order's history and of a proposed change, whose fields are named like a deal's. */
export const orderActivityTexts = {
  texts: 'pages/order',
  status(text: string): string {
    const knownStatus = vOrderStatus.options.find((status) => status === text)
    return knownStatus ? i18n.t(`entities/order:status.${knownStatus}`) : text
  },
  value: formatValue,
} as const

function formatValue(field: string, text: string, format: Format): string | undefined {
  const [first = '', second] = text.split(' ')
  switch (field) {
    case 'price':
      return format.typedMoney(text, 'EUR')
    case 'quantity':
      return format.number(text)
    case 'discount':
      return formatShareOrMoney(first, second, format)
    case 'charges':
      return text
        .split('; ')
        .map((charge) => formatCharge(charge, format))
        .join('; ')
    case 'transport':
      return first === 'truck' && second
        ? i18n.t('entities/terms:transport.truck_count', { count: Number(second) })
        : undefined
    default:
      return undefined
  }
}

/** Formats `3 %` or `45.50 EUR`. */
const formatShareOrMoney = (value: string, unit: string | undefined, format: Format): string =>
  unit === '%' ? format.percent(value) : format.typedMoney(value, 'EUR')

/** Formats a logged charge: `discount 3 %`, or `freight Lyon 2 x 450.00 EUR`. */
function formatCharge(logged: string, format: Format): string {
  const { kind, text, value, unit } =
    /^(?<kind>\w+) (?<text>.*?)(?<value>-?[\d.]+) (?<unit>%|EUR)$/.exec(logged)?.groups ?? {}
  const known = vCharge.entries.kind.options.find((name) => name === kind)
  if (!known || value === undefined) return logged
  return [
    i18n.t(`pages/order:change.charge.${known}`),
    text?.trim().replace(/ x$/, ' ×'),
    formatShareOrMoney(value, unit, format),
  ]
    .filter(Boolean)
    .join(' ')
}
