import type { QueryClient } from '@tanstack/react-query'
import { toSafeReturnUrl, auth, getHomePath, type Role } from '@/entities/session'
import { onSessionLost } from '@/shared/api'
import type { AppRouter } from './router'

/** Leads to login when the session is lost or another tab logs out, and in again when another tab logs in. */
export function subscribeToSession(router: AppRouter, queryClient: QueryClient): () => void {
  onSessionLost(() => {
    // Calls that were under way at logout fail too; no session is lost by that.
    if (auth.role() === null) return
    void queryClient.cancelQueries()
    auth.logOut()
    void onLoggedOut(router, 'here').then(() => clearPersonalData(queryClient))
  })

  return auth.onChangeElsewhere((role) => {
    void queryClient.cancelQueries()
    if (role === null)
      void onLoggedOut(router, 'elsewhere').then(() => clearPersonalData(queryClient))
    else {
      queryClient.clear()
      onLoggedIn(router, role)
    }
  })
}

/** Removes the data of the session that ended. Call it once its screen is gone: a mounted query would be asked again. */
function clearPersonalData(queryClient: QueryClient) {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
}

/** To login, which says where the session ended, with the way back. */
async function onLoggedOut(router: AppRouter, ended: 'here' | 'elsewhere') {
  const { href, pathname } = router.latestLocation
  if (pathname === '/login') return
  await router.navigate({
    to: '/login',
    replace: true,
    // What was typed is kept as a draft, so leaving asks nothing.
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
