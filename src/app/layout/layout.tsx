import { Outlet } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { mayOpen, useAuth, type Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Toaster } from '@/shared/ui'
import { BasketTime } from '@/widgets/basket-time'
import { Finder } from '@/widgets/finder'
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

/** Whoever opens the house's lists or writes its reports finds what is in them; the portal's people have none of it. */
const mayFind = (role: Role) => mayOpen(role, '/general-order') || mayOpen(role, '/general-cargo')

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
      {role && (
        <Header
          role={role}
          notifications={
            <>
              {mayFind(role) && <Finder label={t('find')} />}
              {mayOpen(role, '/basket') && <BasketTime />}
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
