import { useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Button, Drawer } from '@/shared/ui'
import { hasReportToSend } from '../model/entry'
import { formatQueueSummary } from '../model/format-outbox'
import { useOutbox } from '../model/use-outbox'
import { OutboxItem } from './outbox-item'
import styles from './outbox-drawer.module.css'

/** List of all queued and sent reports. */
export function OutboxDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('features/outbox')
  const format = useFormat()
  const me = useMe()
  const isOnline = useOnline()
  const { outbox, state } = useOutbox()
  const sentReports = state.sent.filter(({ personId }) => personId === me?.id)
  return (
    <Drawer
      title={t('title')}
      isOpen
      onClose={onClose}
      actions={
        isOnline &&
        hasReportToSend(state.entries, me?.id) && (
          <Button
            variant="primary"
            isPending={state.sending !== null}
            onClick={() => void outbox.send()}
          >
            {t('send')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        {state.entries.length === 0 ? t('nothing') : formatQueueSummary(state.entries)}
      </p>
      <ul className={styles.items}>
        {state.entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} onLeave={onClose} />
        ))}
      </ul>
      {sentReports.length > 0 && (
        <section className={styles.sent} aria-label={t('gone')}>
          <h3>{t('gone')}</h3>
          <ul>
            {sentReports.map(({ id, title, photos, at }) => (
              <li key={id}>
                <span>{title}</span>
                <span>
                  {[photos > 0 && t('photos', { count: photos }), format.dateTime(at)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Drawer>
  )
}
