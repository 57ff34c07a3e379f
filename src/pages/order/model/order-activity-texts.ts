import { formatLineDiscount, isSurcharge } from '@/entities/order'
import { formatLoggedCharges } from '@/entities/terms'
import { vOrderStatus } from '@contract/validators'
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
      return formatLoggedDiscount(first, second, format)
    case 'tolerance_percent':
      return `±${format.percent(text)}`
    case 'charges':
      return formatLoggedCharges(text, format).join('; ')
    case 'transport':
      return first === 'truck' && second
        ? i18n.t('entities/terms:transport.truck_count', { count: Number(second) })
        : undefined
    default:
      return undefined
  }
}

/** Formats `3 %` or `45.50 EUR`; a negative one is named a surcharge. */
function formatLoggedDiscount(value: string, unit: string | undefined, format: Format): string {
  const discount = { kind: unit === '%' ? 'percent' : 'amount', value } as const
  const size = formatLineDiscount(discount, format)
  return isSurcharge(discount) ? i18n.t('pages/order:line.surcharge', { value: size }) : size
}
