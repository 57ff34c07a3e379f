import type { Format } from '@/shared/i18n'
import { formatChoice, formatMeasure } from './product-form'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'status':
    case 'wood':
    case 'profile':
    case 'treatment':
    case 'packaging':
    case 'category':
    case 'certification':
      return formatChoice(field, text)
    default:
      return /_mm|_m3|_pack|_percent|_per_m$/.test(field)
        ? formatMeasure(field, text, format)
        : undefined
  }
}

/** What the history of a product calls things. */
export const productActivityTexts = { texts: 'pages/product', value: formatValue } as const
