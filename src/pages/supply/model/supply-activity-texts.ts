import { specificationChoices } from '@/entities/product'
import { vSupplyStatus } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'
import { formatLoggedLine } from '@/widgets/wood-lines'
import { formatYesNo } from './supply-form'

const statuses = vSupplyStatus.options
const { certification } = specificationChoices

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'deposit':
      return format.number(text, 2)
    case 'confirmed_quantity':
    case 'ready_quantity':
      return format.number(text)
    case 'inspection_required':
      return formatYesNo(text === 'true')
    case 'harvest_countries':
      return text.split(' ').map(format.country).join(', ')
    case 'certificate_claim': {
      const claim = certification.find((each) => each === text)
      return claim && i18n.t(`entities/product:certification.${claim}`)
    }
    default:
      return formatLoggedLine(field, text, format)
  }
}

/** What the history of a supply calls things. */
export const supplyActivityTexts = {
  texts: 'pages/supply',
  status(text: string): string {
    const known = statuses.find((status) => status === text)
    return known ? i18n.t(`entities/supply:status.${known}`) : text
  },
  value: formatValue,
} as const
