import { Outlet } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { canOpenRoute, useAuth, type Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Toaster } from '@/shared/ui'
import { BasketTime } from '@/widgets/basket-time'
import { Finder } from '@/widgets/finder'
import { Header } from '@/widgets/header'
import { NotificationBell } from '@/widgets/notification-list'
import { PrivacyBanner } from '@/widgets/privacy-banner'
import styles from './layout.module.css'
import { OfflineNotice } from './offline-notice'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useAccessDeniedNotice } from './use-access-denied-notice'

/** No real link to #main: that would add a step to the history, and in a demo the part of the address behind # is the screen's. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Whoever opens the house's lists or writes its reports finds what is in them; the portal's people have none of it. */
const canUseFinder = (role: Role) =>
  canOpenRoute(role, '/general-order') || canOpenRoute(role, '/general-cargo')

/** What stands around every page. */
export function Layout() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  useFocusOnNavigation()
  useAccessDeniedNotice()
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {t('skip')}
      </a>
      {role && (
        <Header
          role={role}
          notifications={
            <>
              {canUseFinder(role) && <Finder label={t('find')} />}
              {canOpenRoute(role, '/basket') && <BasketTime />}
              <NotificationBell />
            </>
          }
        />
      )}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PrivacyBanner />
      <Toaster />
    </div>
  )
}
