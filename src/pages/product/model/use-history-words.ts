import { useMemo } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'
import { sayChoice, sayMeasure } from './product-form'

/** What the history of a product calls things. */
export function useHistoryWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/product', 'entities/product'])
  const format = useFormat()
  return useMemo(() => {
    function value(field: string, text: string): string {
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
          return /_mm|_m3|_pack|_percent|_per_m$/.test(field) ? sayMeasure(field, text, format) : text
      }
    }
    return {
      created: (name) => t('pages/product:history.created', { name }),
      changed: (name) => t('pages/product:history.changed', { name }),
      field: (field) => (i18n.exists(`pages/product:field.${field}`) ? t(`pages/product:field.${field as 'name'}`) : field),
      value,
      noFiles: t('pages/product:history.no_files'),
    }
  }, [t, i18n, format])
}
