import type { ActivityEntry } from '@/entities/document'
import { vPaperName } from '@contract/validators'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import type { ActivityItem } from '../ui/record-panel/activity'
import { type ActivityTexts, type RevisionTransition, useFormatChanges } from './activity-texts'

interface EntryContext {
  readonly texts: ActivityTexts
  readonly t: ReturnType<typeof useTranslation<'widgets/document'>>['t']
  readonly format: Format
  /** The person who acted, or the system. */
  readonly name: string
}

type Sentence = Pick<ActivityItem, 'sentence' | 'tone'>

/** Returns a formatter for entries of a record's activity: sentence, field, old and new value. */
export function useFormatActivityEntry(
  texts: ActivityTexts,
): (entry: ActivityEntry) => ActivityItem {
  const { t } = useTranslation('widgets/document')
  const formatChanges = useFormatChanges(texts)
  const format = useFormat()
  return (entry) => {
    const { id, at, reason, changes } = entry
    const base = { id, at, reason, changes: [] }
    const name = entry.by?.name ?? t('activity.system')
    const context: EntryContext = { texts, t, format, name }
    switch (entry.kind) {
      case 'transition':
        return { ...base, ...formatTransition(entry, context) }
      case 'overridden':
        return {
          ...base,
          sentence: texts.overridden?.(name) ?? texts.changed(name),
          tone: 'waiting',
        }
      case 'attachment_added':
      case 'attachment_removed': {
        const file = changes[0]?.to ?? changes[0]?.from ?? ''
        return { ...base, sentence: t(`activity.${entry.kind}`, { name, file }) }
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
      case 'revision_declined':
        return { ...base, ...formatRevisionEntry(entry.kind, entry, context) }
      case 'revision_answered':
        return { ...base, ...formatRevisionAnswer(entry, context) }
      case 'paper_sent':
        return { ...base, sentence: formatSentPaper(entry, context) }
      case 'quotation_issued':
        return { ...base, sentence: formatIssuedQuotation(entry, context) }
      case 'quotation_answered':
        return { ...base, ...formatQuotationAnswer(entry, context) }
      case 'invoice_issued':
        return { ...base, ...formatIssuedInvoice(entry, context) }
      case 'invoice_credited':
        return { ...base, ...formatCreditedInvoice(entry, context) }
      default:
        return {
          ...base,
          sentence: (texts[entry.kind] ?? texts.changed)(name),
          copiedFrom: entry.copied_from ?? null,
          changes: formatChanges(changes),
        }
    }
  }
}

/** Returns the new value of a logged field; '' if there is none. */
const getLoggedValue = ({ changes }: Pick<ActivityEntry, 'changes'>, name: string): string =>
  changes.find(({ field }) => field === name)?.to ?? ''

function formatTransition({ changes: [status] }: ActivityEntry, context: EntryContext): Sentence {
  const { texts, t, name } = context
  const formatStatus = (text: string | null = null) =>
    text === null ? '' : (texts.status?.(text) ?? text)
  return {
    sentence: t('activity.transition', {
      name,
      from: formatStatus(status?.from),
      to: formatStatus(status?.to),
    }),
    tone: status?.to === 'canceled' ? 'blocked' : 'good',
  }
}

const REVISION_TONES = {
  revision_opened: undefined,
  revision_sent: 'waiting',
  revision_withdrawn: 'blocked',
  revision_accepted: 'good',
  revision_declined: 'blocked',
} as const satisfies Record<RevisionTransition, ActivityItem['tone']>

const formatRevisionEntry = (
  transition: RevisionTransition,
  entry: ActivityEntry,
  context: EntryContext,
): Sentence => ({
  sentence: formatRevisionSentence(transition, entry, context),
  tone: REVISION_TONES[transition],
})

function formatRevisionSentence(
  transition: RevisionTransition,
  entry: ActivityEntry,
  { texts, t, format, name }: EntryContext,
): string {
  const number = entry.changes[0]?.to ?? ''
  const day = getLoggedValue(entry, 'answer_until')
  if (!day)
    return (
      texts.formatRevisionTransition?.(transition, name) ??
      t(`activity.${transition}`, { name, number })
    )
  const date = format.date(day)
  return texts.formatRevisionTransition
    ? t('activity.change_unanswered', { date })
    : t('activity.revision_unanswered', { number, date })
}

function formatRevisionAnswer(entry: ActivityEntry, { t, format, name }: EntryContext): Sentence {
  const file = getLoggedValue(entry, 'file')
  return {
    sentence: t(file ? 'activity.revision_answered_file' : 'activity.revision_answered', {
      name,
      number: getLoggedValue(entry, 'revision'),
      person: getLoggedValue(entry, 'answered_by'),
      date: format.date(getLoggedValue(entry, 'answered_on')),
      file,
    }),
    tone: 'good',
  }
}

function formatSentPaper(entry: ActivityEntry, { t, name }: EntryContext): string {
  const logged = getLoggedValue(entry, 'paper')
  const known = vPaperName.options.find((option) => option === logged)
  const title = known ? t(`papers.${known}.title`) : logged
  const number = getLoggedValue(entry, 'revision')
  const paper = number ? t('activity.paper_revision', { paper: title, number }) : title
  const to = getLoggedValue(entry, 'to')
  // Old recipients are removed.
  return to
    ? t('activity.paper_sent', { name, paper, to })
    : t('activity.paper_sent_before', { name, paper })
}

const formatIssuedQuotation = (
  { changes: [number, validUntil] }: ActivityEntry,
  { t, format, name }: EntryContext,
): string =>
  t('activity.quotation_issued', {
    name,
    number: number?.to ?? '',
    date: format.date(validUntil?.to ?? ''),
  })

function formatQuotationAnswer(entry: ActivityEntry, { t, name }: EntryContext): Sentence {
  const isAccepted = getLoggedValue(entry, 'answer') === 'accepted'
  const answer = isAccepted ? 'accepted' : 'declined'
  return {
    sentence: t(`activity.quotation.${entry.by ? answer : (`${answer}_link` as const)}`, {
      name,
      person: getLoggedValue(entry, 'answered_by'),
      number: getLoggedValue(entry, 'quotation'),
      address: getLoggedValue(entry, 'address'),
    }),
    tone: isAccepted ? 'good' : 'waiting',
  }
}

function formatIssuedInvoice(
  { changes: [number, total] }: ActivityEntry,
  { t, format, name }: EntryContext,
): Sentence {
  const [amount = '', currency = ''] = (total?.to ?? '').split(' ')
  return {
    sentence: t('activity.invoice_issued', {
      name,
      number: number?.to ?? '',
      total: format.money(amount, currency),
    }),
    tone: 'good',
  }
}

const formatCreditedInvoice = (
  { changes: [number, credit] }: ActivityEntry,
  { t, name }: EntryContext,
): Sentence => ({
  sentence: t('activity.invoice_credited', {
    name,
    number: number?.to ?? '',
    credit: credit?.to ?? '',
  }),
  tone: 'blocked',
})
