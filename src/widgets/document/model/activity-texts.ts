import { useMemo } from 'react'
import type { ActivityEntry } from '@/entities/document'
import { formatLoggedPaymentTerms } from '@/entities/terms'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import type { ActivityItem } from '../ui/record-panel/activity'

/**
 * Texts for a record's activity. Sentences with its noun vary by gender and case, so each kind has
 * its own.
 */
export interface ActivityTexts {
  created(name: string): string
  changed(name: string): string
  /**
   * Sentence for a transition taken despite missing preconditions. Left out for kinds without
   * transitions.
   */
  overridden?(name: string): string
  /** Sentence for an agreed revision. Left out for kinds without revisions. */
  revised?(name: string): string
  /**
   * Sentence for a transition of a revision; undefined for the default sentence about a revision.
   */
  formatRevisionTransition?(transition: RevisionTransition, name: string): string | undefined
  status?(status: string): string
  field(field: string): string
  /** Returns a logged value in the reader's language. */
  value(field: string, text: string): string
  /** Text shown when a record has no attachments. */
  noFiles: string
}

/** Kinds of entries that are transitions of a revision. */
export type RevisionTransition = Extract<
  ActivityEntry['kind'],
  | 'revision_opened'
  | 'revision_sent'
  | 'revision_withdrawn'
  | 'revision_accepted'
  | 'revision_declined'
>

export interface ActivityTextsConfig {
  /** Namespace of the page's texts: `activity.*`, `field.*` and `record.no_attachments`. */
  readonly texts: `pages/${string}`
  /** Only for kinds with statuses. */
  status?(status: string): string
  /**
   * Returns the text of a logged value; undefined to show the value itself. Left out if no value
   * needs a text.
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
      revised: (name) => getText('activity.revised', name),
      formatRevisionTransition: (transition, name) =>
        i18n.exists(`${config.texts}:activity.${transition}`)
          ? getText(`activity.${transition}`, name)
          : undefined,
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

/** Returns a formatter of changed fields: names, old and new values. */
export function useFormatChanges(
  texts: ActivityTexts,
): (changes: ActivityEntry['changes']) => ActivityItem['changes'] {
  const { t } = useTranslation('widgets/document')
  const formatFieldName = (field: string, line: number | null): string => {
    if (line === null) return texts.field(field)
    return field === 'line'
      ? t('activity.line', { number: line })
      : t('activity.line_field', { number: line, field: texts.field(field) })
  }
  const formatValue = (field: string, text: string | null) =>
    text === null || text === '' ? null : texts.value(field, text)

  return (changes) =>
    changes.map(({ field, line, from, to }) => ({
      field: formatFieldName(field, line),
      from: formatValue(field, from),
      to: formatValue(field, to),
    }))
}
