import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notificationsQueryOptions } from '@/entities/notification'
import { useTranslation } from '@/shared/i18n'
import { getButtonClass, Skeleton } from '@/shared/ui'
import { useMarkAsRead } from '../model/use-mark-as-read'
import { NotificationItem } from './notification-item'
import styles from './notification-list.module.css'

/**
 * Notifications, newest first, refetched on every opening. If a fetch fails, the last list stays,
 * and an unloaded list is not shown as empty.
 */
export function NotificationList() {
  const { t } = useTranslation(['widgets/notification-list', 'pages/notifications'])
  const { data: notifications, isPending } = useQuery(notificationsQueryOptions)
  const markAsRead = useMarkAsRead()
  return (
    <section className={styles.list} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {isPending ? (
        <Skeleton height="8rem" />
      ) : notifications && notifications.length > 0 ? (
        <ul>
          {notifications.map((notification) => (
            <li key={notification.uuid}>
              <NotificationItem notification={notification} onRead={markAsRead} />
            </li>
          ))}
        </ul>
      ) : (
        notifications && <p className={styles.empty}>{t('empty')}</p>
      )}
      <Link
        to="/notifications"
        className={getButtonClass({ variant: 'quiet', className: styles.all })}
      >
        {t('pages/notifications:all')}
      </Link>
    </section>
  )
}
