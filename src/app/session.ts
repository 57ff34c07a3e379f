import type { QueryClient } from '@tanstack/react-query'
import { toSafeReturnUrl, auth, getHomePath, meQueryOptions, type Role } from '@/entities/session'
import { onSessionLost } from '@/shared/api'
import { forgetDraftKeys } from '@/shared/lib/draft'
import { shownPage } from './layout/shown-page'
import type { AppRouter } from './router'

/**
 * Redirects to login when the session ends or another tab logs out, and away from login when
 * another tab logs in. If another tab logs in a second user, opens the page again for that user.
 */
export function subscribeToSession(router: AppRouter, queryClient: QueryClient): () => void {
  onSessionLost(() => {
    // Calls in flight at logout fail too, but no session is lost.
    if (auth.role() === null) return
    void queryClient.cancelQueries()
    auth.logOut()
    void onLoggedOut(router, 'here').then(() => clearPersonalData(queryClient))
  })

  return auth.onChangeElsewhere((role, before) => {
    void queryClient.cancelQueries()
    if (role === null)
      void onLoggedOut(router, 'elsewhere').then(() => clearPersonalData(queryClient))
    else if (before === null) {
      queryClient.clear()
      onLoggedIn(router, role)
    } else void openForNewLogin(router, queryClient)
  })
}

/**
 * Opens the page again after a login in another tab. The page unmounts first, so that nothing typed
 * by one user is saved as another.
 */
async function openForNewLogin(router: AppRouter, queryClient: QueryClient) {
  const before = queryClient.getQueryData(meQueryOptions.queryKey)
  shownPage.hide()
  queryClient.clear()
  forgetDraftKeys()
  try {
    if (!navigator.onLine) await (await import('./offline')).restoreOfflineQueries(queryClient)
    await router.invalidate()
  } finally {
    shownPage.show()
  }
  const me = await queryClient.query(meQueryOptions).catch(() => undefined)
  if (!me || !before || me.id === before.id) return
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    replace: true,
    state: (state) => ({ ...state, isUserReplaced: true }),
  })
}

/**
 * Removes the data of the ended session. Call it after the screen has unmounted: mounted queries
 * would refetch.
 */
function clearPersonalData(queryClient: QueryClient) {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
}

/** Redirects to login with the return address and the place where the session ended. */
async function onLoggedOut(router: AppRouter, ended: 'here' | 'elsewhere') {
  const { href, pathname } = router.latestLocation
  if (pathname === '/login') return
  await router.navigate({
    to: '/login',
    replace: true,
    // Unsaved input is kept as a draft, so no confirmation is needed.
    ignoreBlocker: true,
    state: { returnUrl: href, ended },
  })
}

function onLoggedIn(router: AppRouter, role: Role) {
  const { pathname, state } = router.state.location
  if (pathname !== '/login') void router.invalidate()
  else
    void router.navigate({
      href: toSafeReturnUrl(state.returnUrl) ?? getHomePath(role),
      replace: true,
    })
}
