import { vCompanySize, vCompanyStatus } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'

function formatValue(field: string, text: string): string | undefined {
  switch (field) {
    case 'size': {
      const size = vCompanySize.options.find((each) => each === text)
      return size && i18n.t(`entities/company:size.${size}`)
    }
    case 'sees_full_amounts':
    case 'country_prices':
      return i18n.t(text === 'true' ? 'pages/company:yes' : 'pages/company:no')
    default:
      return undefined
  }
}

/** What the history of a company calls things. */
export const companyActivityTexts = {
  texts: 'pages/company',
  status(text: string): string {
    const status = vCompanyStatus.options.find((each) => each === text)
    return status ? i18n.t(`entities/company:status.${status}`) : text
  },
  value: formatValue,
} as const
