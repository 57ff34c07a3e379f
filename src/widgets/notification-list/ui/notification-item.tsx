import { Link } from '@tanstack/react-router'
import { createdAtIso, isToday, type Notification } from '@/entities/notification'
import { useFormat, useTranslation } from '@/shared/i18n'
import { routeOf } from '../model/document-link'
import styles from './notification-list.module.css'

interface NotificationItemProps {
  notification: Notification
  onRead: (uuid: string) => void
}

/** One notification: hovering over it or pressing it marks it read, pressing opens its document. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { uuid, is_read: isRead, document } = notification
  const content = <NotificationText notification={notification} />
  const item = {
    className: styles.item,
    'data-unread': !isRead || undefined,
    onMouseEnter: () => !isRead && onRead(uuid),
    onClick: () => !isRead && onRead(uuid),
  }
  return document ? (
    <Link {...item} to={routeOf(document.kind)} params={{ id: document.id }} preload={false}>
      {content}
    </Link>
  ) : (
    <button {...item} type="button" data-keep-open>
      {content}
    </button>
  )
}

function NotificationText({ notification }: Pick<NotificationItemProps, 'notification'>) {
  const { t } = useTranslation('widgets/notification-list')
  const format = useFormat()
  const iso = createdAtIso(notification.created_at)
  return (
    <>
      {!notification.is_read && <span className="visually-hidden">{t('item_unread')}</span>}
      <span className={styles.message}>{notification.message}</span>
      <time className={styles.time} dateTime={iso}>
        {isToday(iso) ? format.time(iso) : format.dateTime(iso)}
      </time>
    </>
  )
}
