import { useMemo } from 'react'
import { sayLoggedPaymentTerms } from '@/entities/terms'
import { vCompanySize, vCompanyStatus } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'

/** What the history of a company calls things. */
export function useHistoryWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/company', 'entities/company'])
  const format = useFormat()
  return useMemo(() => {
    function value(field: string, text: string): string {
      const size = vCompanySize.options.find((each) => each === text)
      switch (field) {
        case 'country':
          return format.country(text)
        case 'size':
          return size ? t(`entities/company:size.${size}`) : text
        case 'payment_terms':
          return sayLoggedPaymentTerms(text)
        case 'sees_full_amounts':
        case 'country_prices':
          return t(text === 'true' ? 'pages/company:yes' : 'pages/company:no')
        default:
          return text
      }
    }
    return {
      created: (name) => t('pages/company:history.created', { name }),
      changed: (name) => t('pages/company:history.changed', { name }),
      field: (field) => (i18n.exists(`pages/company:field.${field}`) ? t(`pages/company:field.${field as 'name'}`) : field),
      value,
      status(text) {
        const status = vCompanyStatus.options.find((each) => each === text)
        return status ? t(`entities/company:status.${status}`) : text
      },
      noFiles: t('pages/company:history.no_files'),
    }
  }, [t, i18n, format])
}
