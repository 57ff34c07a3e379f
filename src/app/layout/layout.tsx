import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { canOpenRoute, type Role, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { toast, Toaster } from '@/shared/ui'
import { BasketTime } from '@/widgets/basket-time'
import { Finder } from '@/widgets/finder'
import { Header } from '@/widgets/header'
import { NotificationBell } from '@/widgets/notification-list'
import { PrivacyBanner } from '@/widgets/privacy-banner'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { focusHeadline } from '@/shared/lib/headline'
import styles from './layout.module.css'
import { lazyNotices } from './lazy-notices'

/** Says why somebody is at home and not where they wanted to be, once. */
function useAccessDeniedNotice(): void {
  const { t } = useTranslation(['app/layout', 'entities/session'])
  // Nothing else of the location is read here, because the layout renders again whenever it changes.
  const refused = useLocation({ select: ({ state }) => state.refused })
  const { role } = useAuth()
  const navigate = useNavigate()

  useEffect(() => {
    if (!refused || !role) return
    toast.info(t('refused', { role: t(`entities/session:role.${role}`) }))
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: ({ refused: _said, ...state }) => state,
    })
  }, [refused, role, navigate, t])
}

/** After a navigation brings the focus to the new page's headline, so that keys and a screen reader start there. */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Only a new path is an arrival: narrowing a list must not move the focus.
        if (!fromLocation || !pathChanged) return
        // A page may have set the focus itself.
        if (!document.activeElement?.closest('#main > *')) focusHeadline()
      }),
    [router],
  )
}

// Brought while there is a network, once the first page is at rest.
const OfflineBanner = lazyComponent(async () => (await import('./offline-banner')).OfflineBanner)

/** Says that there is no network, for as long as there is none, and what else has to be known on any page. */
function OfflineNotice() {
  const late = useSyncExternalStore(lazyNotices.subscribe, lazyNotices.read)
  return (
    <>
      {useOnline() ? null : <OfflineBanner />}
      {late}
    </>
  )
}

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
