import { useMemo } from 'react'
import type { ActivityEntry } from '@/entities/document'
import { formatLoggedPaymentTerms } from '@/entities/terms'
import { vPaperName } from '@/shared/api/generated/validators'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import type { ActivityItem } from '../ui/activity'

/**
 * Texts for a record's activity. Sentences with its noun vary by gender and case, so each kind has
 * its own.
 */
export interface ActivityTexts {
  created(name: string): string
  changed(name: string): string
  /** Sentence for a step taken despite missing preconditions. Left out for kinds without steps. */
  overridden?(name: string): string
  /** Sentence for an agreed revision. Left out for kinds without revisions. */
  revised?(name: string): string
  /** Sentence for a step of a revision; undefined for the default sentence about a revision. */
  revisionStep?(step: RevisionStep, name: string): string | undefined
  status?(status: string): string
  field(field: string): string
  /** Returns a logged value in the reader's language. */
  value(field: string, text: string): string
  /** Text shown when a record has no attachments. */
  noFiles: string
}

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
      revisionStep: (step, name) =>
        i18n.exists(`${config.texts}:activity.${step}`)
          ? getText(`activity.${step}`, name)
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

const revisionTones = {
  revision_opened: undefined,
  revision_sent: 'waiting',
  revision_withdrawn: 'blocked',
  revision_accepted: 'good',
  revision_declined: 'blocked',
} as const

type RevisionStep = keyof typeof revisionTones

/** Returns the new value of a logged field; '' if there is none. */
const getLoggedValue = (changes: ActivityEntry['changes'], name: string): string =>
  changes.find(({ field }) => field === name)?.to ?? ''

/** Returns a formatter for entries of a record's activity: sentence, field, old and new value. */
export function useFormatActivityEntry(
  texts: ActivityTexts,
): (entry: ActivityEntry) => ActivityItem {
  const { t } = useTranslation('widgets/document')
  const formatChanges = useFormatChanges(texts)
  const formatStatus = (text: string | null) =>
    text === null ? '' : (texts.status?.(text) ?? text)
  const format = useFormat()
  const formatQuotationAnswer = ({ by, changes }: ActivityEntry) => {
    const answer = getLoggedValue(changes, 'answer') === 'accepted' ? 'accepted' : 'declined'
    return t(`activity.quotation.${by ? answer : (`${answer}_link` as const)}`, {
      name: by?.name ?? '',
      person: getLoggedValue(changes, 'answered_by'),
      number: getLoggedValue(changes, 'quotation'),
      address: getLoggedValue(changes, 'address'),
    })
  }
  const formatRevisionStep = (step: RevisionStep, { changes }: ActivityEntry, name: string) => {
    const number = changes[0]?.to ?? ''
    const day = getLoggedValue(changes, 'answer_until')
    if (day)
      return texts.revisionStep
        ? t('activity.change_unanswered', { date: format.date(day) })
        : t('activity.revision_unanswered', { number, date: format.date(day) })
    return texts.revisionStep?.(step, name) ?? t(`activity.${step}`, { name, number })
  }
  const formatRevisionAnswer = ({ changes }: ActivityEntry, name: string) => {
    const file = getLoggedValue(changes, 'file')
    return t(file ? 'activity.revision_answered_file' : 'activity.revision_answered', {
      name,
      number: getLoggedValue(changes, 'revision'),
      person: getLoggedValue(changes, 'answered_by'),
      date: format.date(getLoggedValue(changes, 'answered_on')),
      file,
    })
  }
  const formatTotal = (logged: string) => {
    const [amount = '', currency = ''] = logged.split(' ')
    return format.money(amount, currency)
  }
  const formatSending = ({ changes }: ActivityEntry, sender: string) => {
    const logged = getLoggedValue(changes, 'paper')
    const name = vPaperName.options.find((known) => known === logged)
    const paper = name ? t(`papers.${name}.title`) : logged
    const number = getLoggedValue(changes, 'revision')
    const to = getLoggedValue(changes, 'to')
    const sent = {
      name: sender,
      paper: number ? t('activity.paper_revision', { paper, number }) : paper,
    }
    // Old recipients are removed.
    return to ? t('activity.paper_sent', { ...sent, to }) : t('activity.paper_sent_before', sent)
  }

  return (entry): ActivityItem => {
    const name = entry.by?.name ?? t('activity.system')
    const [first] = entry.changes
    const base = { id: entry.id, at: entry.at, reason: entry.reason, changes: [] }
    switch (entry.kind) {
      case 'transition':
        return {
          ...base,
          sentence: t('activity.transition', {
            name,
            from: formatStatus(first?.from ?? null),
            to: formatStatus(first?.to ?? null),
          }),
          tone: first?.to === 'canceled' ? 'blocked' : 'good',
        }
      case 'attachment_added':
      case 'attachment_removed':
        return {
          ...base,
          sentence: t(`activity.${entry.kind}`, { name, file: first?.to ?? first?.from ?? '' }),
        }
      case 'sessions_ended':
      case 'link_sent':
      case 'unlocked':
      case 'erased':
        return { ...base, sentence: t(`activity.${entry.kind}`, { name }) }
      case 'revision_opened':
      case 'revision_sent':
      case 'revision_withdrawn':
      case 'revision_accepted':
      case 'revision_declined': {
        const tone = revisionTones[entry.kind]
        return {
          ...base,
          sentence: formatRevisionStep(entry.kind, entry, name),
          ...(tone && { tone }),
        }
      }
      case 'revision_answered':
        return { ...base, sentence: formatRevisionAnswer(entry, name), tone: 'good' }
      case 'paper_sent':
        return { ...base, sentence: formatSending(entry, name) }
      case 'quotation_issued':
        return {
          ...base,
          sentence: t('activity.quotation_issued', {
            name,
            number: first?.to ?? '',
            date: format.date(entry.changes[1]?.to ?? ''),
          }),
        }
      case 'invoice_issued':
        return {
          ...base,
          sentence: t('activity.invoice_issued', {
            name,
            number: first?.to ?? '',
            total: formatTotal(entry.changes[1]?.to ?? ''),
          }),
          tone: 'good',
        }
      case 'invoice_credited':
        return {
          ...base,
          sentence: t('activity.invoice_credited', {
            name,
            number: first?.to ?? '',
            credit: entry.changes[1]?.to ?? '',
          }),
          tone: 'blocked',
        }
      case 'quotation_answered':
        return {
          ...base,
          sentence: formatQuotationAnswer(entry),
          tone: entry.changes[1]?.to === 'accepted' ? 'good' : 'waiting',
        }
      case 'overridden':
        return {
          ...base,
          sentence: texts.overridden?.(name) ?? texts.changed(name),
          tone: 'waiting',
        }
      default:
        return {
          ...base,
          sentence: (texts[entry.kind] ?? texts.changed)(name),
          copiedFrom: entry.copied_from ?? null,
          changes: formatChanges(entry.changes),
        }
    }
  }
}
