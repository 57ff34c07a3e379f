import { useMemo } from 'react'
import { sayLoggedPaymentTerms } from '@/entities/terms'
import { vCertification, vClientStatus } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'

const find = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

/** What the history of a client calls things. */
export function useHistoryWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/client', 'entities/client', 'entities/product'])
  const format = useFormat()
  return useMemo(() => {
    function value(field: string, text: string): string {
      switch (field) {
        case 'country':
          return format.country(text)
        case 'status': {
          const status = find(vClientStatus.options, text)
          return status ? t(`entities/client:status.${status}`) : text
        }
        case 'payment_terms':
          return sayLoggedPaymentTerms(text)
        case 'required_certification': {
          const certification = find(vCertification.options, text)
          return certification ? t(`entities/product:certification.${certification}`) : text
        }
        case 'tolerance_percent':
          return format.percent(text)
        case 'credit_limit_eur':
          return format.money(text, 'EUR')
        default:
          return text
      }
    }
    return {
      created: (name) => t('pages/client:history.created', { name }),
      changed: (name) => t('pages/client:history.changed', { name }),
      field: (field) => (i18n.exists(`pages/client:field.${field}`) ? t(`pages/client:field.${field as 'name'}`) : field),
      value,
      noFiles: t('pages/client:history.no_files'),
    }
  }, [t, i18n, format])
}
