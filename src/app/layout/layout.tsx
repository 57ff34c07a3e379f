import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { canOpenRoute, type Role, useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { toast, Toaster } from '@/shared/ui'
import { BasketEntry } from '@/widgets/basket-entry'
import { Finder } from '@/widgets/finder'
import { Header } from '@/widgets/header'
import { NotificationBell } from '@/widgets/notification-list'
import { PrivacyBanner } from '@/widgets/privacy-banner'
import { countUnstoredDrafts, subscribeToUnstoredDrafts } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useOnline } from '@/shared/lib/online'
import { focusHeadline } from '@/shared/lib/headline'
import styles from './layout.module.css'
import { lazyNotices } from './lazy-notices'
import { PagePending } from './page-states'
import { shownPage } from './shown-page'

/** Shows once why the user was redirected home or sees another user's page. */
function useRedirectNotice(): void {
  const { t } = useTranslation(['app/layout', 'entities/session'])
  // Select only these: the layout renders again whenever its selection changes.
  const refused = useLocation({ select: ({ state }) => state.refused })
  const isUserReplaced = useLocation({ select: ({ state }) => state.isUserReplaced })
  const { role } = useAuth()
  const navigate = useNavigate()

  useEffect(() => {
    if (!role || !(refused || isUserReplaced)) return
    if (isUserReplaced) toast.info(t('user_replaced'))
    if (refused) toast.info(t('refused', { role: t(`entities/session:role.${role}`) }))
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: ({ refused: _refused, isUserReplaced: _isUserReplaced, ...state }) => state,
    })
  }, [refused, isUserReplaced, role, navigate, t])
}

/** Warns when a draft cannot be stored, because the form would lose it on leaving. */
function useUnstoredDraftNotice(): void {
  const { t } = useTranslation('app/layout')
  const count = useSyncExternalStore(subscribeToUnstoredDrafts, countUnstoredDrafts)
  const shownCount = useRef(0)
  useEffect(() => {
    if (count > shownCount.current) toast.error(t('drafts_not_stored'))
    shownCount.current = count
  }, [count, t])
}

/**
 * Moves the focus to the new page's headline after a navigation, for keyboard and screen reader
 * users.
 */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // A changed search parameter is not a navigation: filtering a list must not move the focus.
        if (!fromLocation || !pathChanged) return
        if (!document.activeElement?.closest('#main > *')) focusHeadline()
      }),
    [router],
  )
}

// Loaded after the first page, while the network is available.
const OfflineBanner = lazyComponent(async () => (await import('./offline-banner')).OfflineBanner)

/** Shows the offline banner while the network is down, and the lazy notices. */
function OfflineNotice() {
  const notices = useSyncExternalStore(lazyNotices.subscribe, lazyNotices.read)
  return (
    <>
      {useOnline() ? null : <OfflineBanner />}
      {notices}
    </>
  )
}

/**
 * Handled in code: a link to #main would add a history entry and break the hash routes of a demo.
 */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** True for staff roles that open lists or write reports. Portal users have no search. */
const canUseFinder = (role: Role) =>
  canOpenRoute(role, '/general-order') || canOpenRoute(role, '/general-cargo')

export function Layout() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  useFocusOnNavigation()
  useRedirectNotice()
  useUnstoredDraftNotice()
  const isPageShown = useSyncExternalStore(shownPage.subscribe, shownPage.read)
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {t('skip')}
      </a>
      {role && isPageShown && (
        <Header
          role={role}
          notifications={
            <>
              {canUseFinder(role) && <Finder label={t('find')} />}
              {canOpenRoute(role, '/basket') && <BasketEntry />}
              <NotificationBell />
            </>
          }
        />
      )}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isPageShown ? <Outlet /> : <PagePending />}
      </main>
      <PrivacyBanner />
      <Toaster />
    </div>
  )
}
