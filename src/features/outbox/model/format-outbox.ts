import { DEFAULT_RETRY_SECONDS } from '@/shared/api'
import { formatFor, i18n } from '@/shared/i18n'
import {
  findUnsentPhotos,
  isCompletelySent,
  type OutboxEntry,
  type ReportLock,
  type SentReport,
} from './entry'
import { SEND_INTERVAL_MS, type QueueState } from './stored-queue'

/**
 * Returns the state of a queued report as a sentence.
 * @param me id of the current user
 */
export function formatEntryState(
  entry: OutboxEntry,
  { sending, pause, failure }: Pick<QueueState, 'sending' | 'pause' | 'failure'>,
  me: string | null,
  isOnline: boolean,
): string {
  const t = i18n.getFixedT(null, 'features/outbox')
  const { hold, person, payload } = entry
  if (hold?.why === 'conflict') return t('state.conflict')
  if (hold?.why === 'locked') return formatLock(entry, hold)
  if (hold?.why === 'photo_gone') return t('state.photo_gone')
  if (hold)
    return t('state.refused', {
      why: i18n.t(`shared/api:problem.${hold.code}` as 'shared/api:problem.validation', {
        count: DEFAULT_RETRY_SECONDS,
      }),
    })
  if (me !== null && me !== person.id) return t('state.other', { name: person.name })
  if (sending === entry.id && entry.remote)
    return t('state.sending_photos', {
      done: payload.photos.length - findUnsentPhotos(entry).length,
      all: payload.photos.length,
    })
  if (sending === entry.id) return t('state.sending')
  if (pause === 'login') return t('state.login', { name: person.name })
  if (isOnline && failure)
    return t(failure.isAnswered ? 'state.failed' : 'state.unreachable', {
      time: formatFor(i18n.language).time(failure.at),
      count: SEND_INTERVAL_MS / 1000,
    })
  if (isOnline) return t('state.waits')
  return t(entry.submitKey === undefined ? 'state.offline' : 'state.offline_submit')
}

function formatLock(entry: OutboxEntry, { status, by }: ReportLock): string {
  const t = i18n.getFixedT(null, 'features/outbox')
  const name = by ?? t('state.locked_someone')
  if (isCompletelySent(entry)) return t('state.locked_unsubmitted', { name })
  return status === null || status === 'draft'
    ? t('state.locked_gone')
    : t(`state.locked_${status}`, { name })
}

/** Formats the number of queued reports. */
export function formatQueueSummary(entries: readonly OutboxEntry[]): string {
  const t = i18n.getFixedT(null, 'features/outbox')
  const photos = entries.reduce((sum, entry) => sum + findUnsentPhotos(entry).length, 0)
  const reports = t('reports', { count: entries.length })
  return photos === 0
    ? t('waiting', { what: reports })
    : t('waiting', { what: t('both', { reports, photos: t('photos', { count: photos }) }) })
}

/** Milliseconds. The user who saved a report saw it being sent within this time. */
const UNNOTICED_MS = 15_000

/** True if a sent report is worth a notice: it was queued for a while or has photos. */
export const isWorthAnnouncing = ({ photos, since, at }: SentReport): boolean =>
  photos > 0 || Date.parse(at) - Date.parse(since) > UNNOTICED_MS

/** Formats a sent report with its photos. */
export const formatSentReport = ({ title, photos }: SentReport): string =>
  [title, photos > 0 && i18n.t('features/outbox:photos', { count: photos })]
    .filter(Boolean)
    .join(', ')
