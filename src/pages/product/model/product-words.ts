import type { Format } from '@/shared/i18n'
import { sayChoice, sayMeasure } from './product-form'

function value(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'status':
    case 'wood':
    case 'profile':
    case 'treatment':
    case 'packaging':
    case 'category':
    case 'certification':
      return sayChoice(field, text)
    default:
      return /_mm|_m3|_pack|_percent|_per_m$/.test(field)
        ? sayMeasure(field, text, format)
        : undefined
  }
}

/** What the history of a product calls things. */
export const productWords = { texts: 'pages/product', value } as const
