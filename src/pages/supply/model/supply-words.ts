import { specificationChoices } from '@/entities/product'
import { vSupplyStatus } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'
import { sayLoggedLine } from '@/widgets/wood-lines'
import { sayYes } from './supply-form'

const statuses = vSupplyStatus.options
const { certification } = specificationChoices

function value(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'deposit':
      return format.number(text, 2)
    case 'confirmed_quantity':
    case 'ready_quantity':
      return format.number(text)
    case 'inspection_required':
      return sayYes(text === 'true')
    case 'harvest_countries':
      return text.split(' ').map(format.country).join(', ')
    case 'certificate_claim': {
      const claim = certification.find((each) => each === text)
      return claim && i18n.t(`entities/product:certification.${claim}`)
    }
    default:
      return sayLoggedLine(field, text, format)
  }
}

/** What the history of a supply calls things. */
export const supplyWords = {
  texts: 'pages/supply',
  status(text: string): string {
    const known = statuses.find((status) => status === text)
    return known ? i18n.t(`entities/supply:status.${known}`) : text
  },
  value,
} as const
