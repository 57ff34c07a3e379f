import { useState } from 'react'
import { canOpenRoute, useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { Banner, Button } from '@/shared/ui'
import { hasReportToSend, type OutboxEntry } from '../model/entry'
import {
  isWorthAnnouncing,
  formatEntryState,
  formatSentReport,
  formatQueueSummary,
} from '../model/format-outbox'
import { useHasOldEntry, useIsNearlyFull, useOutbox } from '../model/use-outbox'
import styles from './outbox-notice.module.css'

const OutboxDrawer = lazyComponent(async () => (await import('./outbox-drawer')).OutboxDrawer)

/** Held reports that the notice lists; the drawer lists all. */
const MAX_HELD_LISTED = 3

/** Notice of queued and recently sent reports; empty if there are none. */
export function OutboxNotice() {
  const { t } = useTranslation(['features/outbox', 'shared/api'])
  const format = useFormat()
  const me = useMe()
  const isOnline = useOnline()
  const { outbox, state } = useOutbox()
  const { entries, sending } = state
  const isOld = useHasOldEntry(entries)
  const isFull = useIsNearlyFull(entries)
  const [isOpen, setOpen] = useState(false)
  const [dismissedAt, setDismissedAt] = useState<string | null>(null)
  const [last] = state.sent
  const drawer = isOpen && <OutboxDrawer onClose={() => setOpen(false)} />
  if (state.isUnreadable) {
    // Only users with reports have something on the device.
    if (!me || !canOpenRoute(me.role, '/supply-inspection-report/new')) return null
    return (
      <Banner
        tone="blocked"
        isAnnounced
        title={t('unreadable.title')}
        action={
          <Button size="s" onClick={() => void outbox.send()}>
            {t('retry')}
          </Button>
        }
      >
        {t('unreadable.text')}
      </Banner>
    )
  }
  const [first] = entries
  if (!first) {
    // A report sent in the background stays listed until the user dismisses it.
    if (!last || dismissedAt === last.at || last.personId !== me?.id || !isWorthAnnouncing(last))
      return drawer
    const dismiss = () => {
      setDismissedAt(last.at)
      void outbox.clearSentReports()
    }
    return (
      <>
        <Banner
          tone="done"
          isAnnounced
          action={
            <>
              <Button size="s" onClick={() => setOpen(true)}>
                {t('show')}
              </Button>
              <Button size="s" variant="quiet" onClick={dismiss}>
                {t('understood')}
              </Button>
            </>
          }
        >
          {t('went', { time: format.time(last.at), what: formatSentReport(last) })}
        </Banner>
        {drawer}
      </>
    )
  }
  const heldEntries = entries.filter(({ hold }) => hold !== null)
  const canSend = isOnline && hasReportToSend(entries, me?.id)
  const needsAttention = heldEntries.length > 0 || isOld
  const sendingEntry = entries.find(({ id }) => id === sending)
  const shownEntry = sendingEntry ?? heldEntries[0] ?? first
  const unlistedCount = heldEntries.length - MAX_HELD_LISTED
  const formatState = (entry: OutboxEntry) =>
    formatEntryState(entry, state, me?.id ?? null, isOnline)
  const formatTitledState = (entry: OutboxEntry) =>
    t('held', { title: entry.title, state: formatState(entry) })
  return (
    <>
      <Banner
        tone={needsAttention ? 'blocked' : 'waiting'}
        title={formatQueueSummary(entries)}
        action={
          <>
            {canSend && (
              <Button size="s" isPending={sending !== null} onClick={() => void outbox.send()}>
                {t('send')}
              </Button>
            )}
            <Button
              size="s"
              variant={canSend ? 'quiet' : 'secondary'}
              onClick={() => setOpen(true)}
            >
              {t('show')}
            </Button>
          </>
        }
      >
        {heldEntries.length > 1 ? (
          <ul className={styles.held}>
            {sendingEntry && <li>{formatTitledState(sendingEntry)}</li>}
            {heldEntries.slice(0, MAX_HELD_LISTED).map((entry) => (
              <li key={entry.id}>{formatTitledState(entry)}</li>
            ))}
            {unlistedCount > 0 && (
              <li>
                <Button size="s" onClick={() => setOpen(true)}>
                  {t('more_held', { count: unlistedCount })}
                </Button>
              </li>
            )}
          </ul>
        ) : (
          formatState(shownEntry)
        )}
        {isOld && ` ${t('old')}`}
        {isFull && ` ${t('nearly_full')}`}
      </Banner>
      {drawer}
    </>
  )
}
