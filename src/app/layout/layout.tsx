import { Outlet } from '@tanstack/react-router'
import { useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Header } from '@/widgets/header'
import { NotificationBell } from '@/widgets/notification-list'
import { PrivacyBanner } from '@/widgets/privacy-banner'
import { Toaster } from '@/widgets/toaster'
import styles from './layout.module.css'
import { OfflineNotice } from './offline-notice'
import { useArrival } from './use-arrival'
import { useRefusal } from './use-refusal'

/** What stands around every page. */
export function Layout() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  useArrival()
  useRefusal()
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
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
