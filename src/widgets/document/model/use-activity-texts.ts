import { useMemo } from 'react'
import { formatLoggedPaymentTerms } from '@/entities/terms'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import type { ActivityTexts } from './activity-texts'

interface ActivityTextsConfig {
  /** Namespace of the page's texts: `activity.*`, `field.*` and `record.no_attachments`. */
  readonly texts: `pages/${string}`
  /** Only for kinds with statuses. */
  status?(status: string): string
  /**
   * Returns the text of a logged value; undefined if the value is its own text. Left out if all
   * are.
   */
  value?(field: string, text: string, format: Format): string | undefined
}

/**
 * Returns the activity texts of a kind of record.
 * @param config must be the same object in every render
 */
export function useActivityTexts(config: ActivityTextsConfig): ActivityTexts {
  const { t, i18n } = useTranslation('shared/ui')
  const format = useFormat()
  return useMemo(() => {
    // Every kind defines these texts.
    const getText = (key: string, name = '') => t(`${config.texts}:${key}` as 'close', { name })
    return {
      created: (name) => getText('activity.created', name),
      changed: (name) => getText('activity.changed', name),
      overridden: (name) => getText('activity.overridden', name),
      ...(config.status && { status: config.status }),
      // The contract may have a newer field without a text.
      field: (field) =>
        i18n.exists(`${config.texts}:field.${field}`) ? getText(`field.${field}`) : field,
      value: (field, text) =>
        config.value?.(field, text, format) ?? formatLoggedTerm(field, text, format) ?? text,
      noFiles: getText('record.no_attachments'),
    }
  }, [config, t, i18n, format])
}

/** Formats fields that several kinds of records share. */
function formatLoggedTerm(field: string, text: string, format: Format): string | undefined {
  if (field === 'country') return format.country(text)
  if (field === 'date') return format.date(text)
  if (/_week(_|$)/.test(field)) return format.week(text)
  if (field === 'payment_terms') return formatLoggedPaymentTerms(text)
  return field === 'tolerance_percent' ? format.percent(text) : undefined
}
