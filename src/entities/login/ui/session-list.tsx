import { useFormat, useTranslation } from '@/shared/i18n'
import { Badge, Button } from '@/shared/ui'
import type { Session } from '../api/logins'
import { formatDevice } from '../model/format-device'
import styles from './login.module.css'

interface SessionListProps {
  sessions: readonly Session[]
  onEnd: (id: string) => void
}

/** Open sessions, each with a button that ends it, except the one of this browser. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const { t } = useTranslation('entities/login')
  const format = useFormat()
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <span>
            {formatDevice(session)} {session.is_current && <Badge>{t('session.here')}</Badge>}
            <span className={styles.seen}>
              {[
                ...(session.address ? [session.address] : []),
                t('session.seen', { at: format.dateTime(session.seen_at) }),
              ].join(' · ')}
            </span>
          </span>
          {!session.is_current && (
            <Button
              variant="quiet"
              aria-label={t('session.end_named', { name: formatDevice(session) })}
              onClick={() => onEnd(session.id)}
            >
              {t('session.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
