import { vCertification, vClientStatus } from '@/shared/api/generated/validators'
import { i18n, type Format } from '@/shared/i18n'

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'status': {
      const status = vClientStatus.options.find((each) => each === text)
      return status && i18n.t(`entities/client:status.${status}`)
    }
    case 'required_certification': {
      const certification = vCertification.options.find((each) => each === text)
      return certification && i18n.t(`entities/product:certification.${certification}`)
    }
    case 'credit_limit_eur':
      return format.money(text, 'EUR')
    default:
      return undefined
  }
}

/** What the history of a client calls things. */
export const clientActivityTexts = { texts: 'pages/client', value: formatValue } as const
