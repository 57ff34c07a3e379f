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
 * @param of must be the same object in every render
 */
export function useActivityTexts(of: ActivityTextsConfig): ActivityTexts {
  const { t, i18n } = useTranslation('shared/ui')
  const format = useFormat()
  return useMemo(() => {
    // Every kind defines these texts.
    const say = (key: string, name = '') => t(`${of.texts}:${key}` as 'close', { name })
    return {
      created: (name) => say('activity.created', name),
      changed: (name) => say('activity.changed', name),
      overridden: (name) => say('activity.overridden', name),
      ...(of.status && { status: of.status }),
      // The contract may have a newer field without a text.
      field: (field) => (i18n.exists(`${of.texts}:field.${field}`) ? say(`field.${field}`) : field),
      value: (field, text) =>
        of.value?.(field, text, format) ?? formatLoggedTerm(field, text, format) ?? text,
      noFiles: say('record.no_attachments'),
    }
  }, [of, t, i18n, format])
}

/** Formats fields that several kinds of records share. */
function formatLoggedTerm(field: string, text: string, format: Format): string | undefined {
  if (field === 'country') return format.country(text)
  if (field === 'date') return format.date(text)
  if (/_week(_|$)/.test(field)) return format.week(text)
  if (field === 'payment_terms') return formatLoggedPaymentTerms(text)
  return field === 'tolerance_percent' ? format.percent(text) : undefined
}
