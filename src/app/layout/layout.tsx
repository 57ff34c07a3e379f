import { Outlet } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Toaster } from '@/shared/ui'
import { Header } from '@/widgets/header'
import { NotificationBell } from '@/widgets/notification-list'
import { PrivacyBanner } from '@/widgets/privacy-banner'
import styles from './layout.module.css'
import { OfflineNotice } from './offline-notice'
import { useArrival } from './use-arrival'
import { useRefusal } from './use-refusal'

/** No real link to #main: that would add a step to the history, and in a demo the part of the address behind # is the screen's. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** What stands around every page. */
export function Layout() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  useArrival()
  useRefusal()
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {t('skip')}
      </a>
      {role && <Header role={role} notifications={<NotificationBell />} />}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PrivacyBanner />
      <Toaster />
    </div>
  )
}
