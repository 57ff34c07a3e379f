import { useMemo } from 'react'
import { vDealStatus } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordWords } from '@/widgets/document'
import { sayLogged } from './say-value'

const statuses = vDealStatus.options

/** What the history of a deal calls things. */
export function useDealWords(): RecordWords {
  const { t, i18n } = useTranslation(['pages/deal', 'entities/deal'])
  const format = useFormat()
  return useMemo(
    () => ({
      created: (name) => t('pages/deal:activity.created', { name }),
      changed: (name) => t('pages/deal:activity.changed', { name }),
      overridden: (name) => t('pages/deal:activity.overridden', { name }),
      status(text) {
        const known = statuses.find((status) => status === text)
        return known ? t(`entities/deal:status.${known}`) : text
      },
      // A field that came into the contract later than its name into the texts.
      field: (field) => (i18n.exists(`pages/deal:field.${field}`) ? t(`pages/deal:field.${field as 'notes'}`) : field),
      value: (field, text) => sayLogged(field, text, format) ?? text,
      noFiles: t('pages/deal:record.no_attachments'),
    }),
    [t, i18n, format],
  )
}
