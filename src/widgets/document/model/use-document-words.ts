import { useMemo } from 'react'
import { sayLoggedPaymentTerms } from '@/entities/terms'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import type { RecordWords } from './record-words'

interface WordsOf {
  /** The page's texts: `activity.*` has its sentences, `field.*` its fields' names, `record.no_attachments` what its files are. */
  readonly texts: `pages/${string}`
  status(status: string): string
  /** A value of a field, as the history has it; undefined where the text says it itself. */
  value(field: string, text: string, format: Format): string | undefined
}

/**
 * What the history of a document calls things.
 * @param of the same object in each render
 */
export function useDocumentWords(of: WordsOf): RecordWords {
  const { t, i18n } = useTranslation('shared/ui')
  const format = useFormat()
  return useMemo(() => {
    // Every kind has these sentences, each in its own words.
    const say = (key: string, name = '') => t(`${of.texts}:${key}` as 'close', { name })
    return {
      created: (name) => say('activity.created', name),
      changed: (name) => say('activity.changed', name),
      overridden: (name) => say('activity.overridden', name),
      status: of.status,
      // A field that came into the contract later than its name into the texts.
      field: (field) => (i18n.exists(`${of.texts}:field.${field}`) ? say(`field.${field}`) : field),
      value: (field, text) => of.value(field, text, format) ?? sayLoggedTerm(field, text, format) ?? text,
      noFiles: say('record.no_attachments'),
    }
  }, [of, t, i18n, format])
}

/** Terms that several kinds of documents have. */
function sayLoggedTerm(field: string, text: string, format: Format): string | undefined {
  if (field === 'date') return format.date(text)
  if (field.includes('_week')) return format.week(text)
  if (field === 'payment_terms') return sayLoggedPaymentTerms(text)
  return field === 'tolerance_percent' ? format.percent(text) : undefined
}
