import { useMemo } from 'react'
import { formatLoggedPaymentTerms } from '@/entities/terms'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import type { ActivityTexts } from './activity-texts'

interface ActivityTextsConfig {
  /** The page's texts: `activity.*` has its sentences, `field.*` its fields' names, `record.no_attachments` what its files are. */
  readonly texts: `pages/${string}`
  /** Of one that has statuses. */
  status?(status: string): string
  /** A value of a field, as the history has it; undefined where the text says it itself. Left out where all do. */
  value?(field: string, text: string, format: Format): string | undefined
}

/**
 * What the history of a record calls things.
 * @param of the same object in each render
 */
export function useActivityTexts(of: ActivityTextsConfig): ActivityTexts {
  const { t, i18n } = useTranslation('shared/ui')
  const format = useFormat()
  return useMemo(() => {
    // Every kind has these sentences, each in its own words.
    const say = (key: string, name = '') => t(`${of.texts}:${key}` as 'close', { name })
    return {
      created: (name) => say('activity.created', name),
      changed: (name) => say('activity.changed', name),
      overridden: (name) => say('activity.overridden', name),
      ...(of.status && { status: of.status }),
      // A field that came into the contract later than its name into the texts.
      field: (field) => (i18n.exists(`${of.texts}:field.${field}`) ? say(`field.${field}`) : field),
      value: (field, text) =>
        of.value?.(field, text, format) ?? formatLoggedTerm(field, text, format) ?? text,
      noFiles: say('record.no_attachments'),
    }
  }, [of, t, i18n, format])
}

/** Fields that several kinds of records have. */
function formatLoggedTerm(field: string, text: string, format: Format): string | undefined {
  if (field === 'country') return format.country(text)
  if (field === 'date') return format.date(text)
  if (/_week(_|$)/.test(field)) return format.week(text)
  if (field === 'payment_terms') return formatLoggedPaymentTerms(text)
  return field === 'tolerance_percent' ? format.percent(text) : undefined
}
