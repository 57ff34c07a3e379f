import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newNotificationExistsQueryOptions } from '@/entities/notification'
import { loadPageTexts, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { BellIcon, PopoverMenu } from '@/shared/ui'
import styles from './notification-bell.module.css'

const NotificationList = lazyComponent(async () => {
  const [{ NotificationList: Loaded }] = await Promise.all([
    import('./notification-list'),
    loadPageTexts('pages/notifications'),
  ])
  return Loaded
})

/** A bell with a dot for unread notifications, which opens the list. */
export function NotificationBell() {
  const { t } = useTranslation('widgets/notification-list')
  const { data: hasUnread = false } = useQuery(newNotificationExistsQueryOptions)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PopoverMenu
        label={
          <>
            <BellIcon />
            {hasUnread && <span className={styles.dot} />}
          </>
        }
        accessibleName={t('title')}
        variant="quiet"
        align="end"
        hasChevron={false}
        className={styles.bell}
        onOpenChange={setOpen}
      >
        {isOpen && <NotificationList />}
      </PopoverMenu>
      <span role="status" className="visually-hidden">
        {hasUnread && t('unread')}
      </span>
    </>
  )
}
