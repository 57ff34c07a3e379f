import { specificationChoices } from '@/entities/product'
import { vSupplyStatus } from '@contract/validators'
import { type Format, i18n } from '@/shared/i18n'
import { formatLoggedAmount, formatLoggedLine } from '@/widgets/wood-lines'
import { formatYesNo } from './supply-form'

const statuses = vSupplyStatus.options
const { certification } = specificationChoices

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'deposit':
      return formatLoggedAmount(text, format)
    case 'confirmed_quantity':
    case 'ready_quantity':
      return format.number(text)
    case 'inspection_required':
      return formatYesNo(text === 'true')
    case 'harvest_countries':
      return text.split(' ').map(format.country).join(', ')
    case 'certificate_claim': {
      const claim = certification.find((option) => option === text)
      return claim && i18n.t(`entities/product:certification.${claim}`)
    }
    default:
      return formatLoggedLine(field, text, format)
  }
}

export const supplyActivityTexts = {
  texts: 'pages/supply',
  status(text: string): string {
    const knownStatus = statuses.find((status) => status === text)
    return knownStatus ? i18n.t(`entities/supply:status.${knownStatus}`) : text
  },
  value: formatValue,
} as const
