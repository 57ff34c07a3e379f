import { Link, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { toIsoTime, isToday, type Notification } from '@/entities/notification'
import { canOpenRoute, RECORD_ROUTES, type Role, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ClockIcon } from '@/shared/ui'
import styles from './notification-list.module.css'

interface NotificationItemProps {
  notification: Notification
  onRead: (uuid: string) => void
}

/**
 * A notification. Hovering or pressing it marks it as read; pressing opens its record if the user
 * may open it.
 */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { uuid, is_read: isRead, record } = notification
  const { role } = useAuth()
  // Looks unread until the pointer leaves: the other font weight could rewrap the text.
  const [isHovered, setHovered] = useState(false)
  const link = record && getNotificationLink(role, record)
  const content = <NotificationText notification={notification} />
  const item = {
    className: styles.item,
    'data-unread': !isRead || undefined,
    'data-being-read': isHovered || undefined,
    'data-late': notification.is_late,
    onMouseEnter: () => {
      if (isRead) return
      setHovered(true)
      onRead(uuid)
    },
    onMouseLeave: () => setHovered(false),
    onClick: () => !isRead && onRead(uuid),
  }
  return link ? (
    <Link {...item} {...link} preload={false}>
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
  const iso = toIsoTime(notification.created_at)
  return (
    <>
      {!notification.is_read && <span className="visually-hidden">{t('item_unread')}</span>}
      <span className={styles.message}>
        {notification.is_late && <ClockIcon />} {withUnbrokenNumbers(notification.message)}
      </span>
      <time className={styles.time} dateTime={iso}>
        {isToday(iso) ? format.time(iso) : format.dateTime(iso)}
      </time>
    </>
  )
}

/** A document number such as D-2026-0162. */
const DOCUMENT_NUMBER = /([A-Z]{1,2}-\d{4}-\d{4,})/

/**
 * Returns the message with no line breaks inside document numbers. A number may repeat, so its
 * index is the key.
 */
function withUnbrokenNumbers(message: string) {
  let end = 0
  return message.split(DOCUMENT_NUMBER).map((part, at) => {
    const start = end
    end += part.length
    if (at % 2 === 0) return part
    return (
      <span key={start} className={styles.number}>
        {part}
      </span>
    )
  })
}

/**
 * Returns the link to a record, an offer or the basket, null if the role may not open it.
 * Inspectors get the link to a new report of a supply or container.
 */
function getNotificationLink(role: Role | null, { kind, id }: Schemas['NotificationLink']) {
  if (kind === 'offer')
    return canOpenRoute(role, '/offers')
      ? linkOptions({ to: '/offers', search: { offer: id } })
      : null
  if (kind === 'basket')
    return canOpenRoute(role, '/basket') ? linkOptions({ to: '/basket' }) : null
  const to = RECORD_ROUTES[kind].record
  if (canOpenRoute(role, to)) return linkOptions({ to, params: { id } })
  if (kind === 'supply' && canOpenRoute(role, '/supply-inspection-report/new'))
    return linkOptions({ to: '/supply-inspection-report/new', search: { supply: id } })
  if (kind === 'cargo' && canOpenRoute(role, '/cargo-inspection-report/new'))
    return linkOptions({ to: '/cargo-inspection-report/new', search: { cargo: id } })
  return null
}
