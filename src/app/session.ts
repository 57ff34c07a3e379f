import type { QueryClient } from '@tanstack/react-query'
import { acceptedReturnUrl, auth, homeOf, type Role } from '@/entities/session'
import { onSessionLost } from '@/shared/api'
import type { AppRouter } from './router'

/** Leads to login when the session is lost or another tab logs out, and in again when another tab logs in. */
export function followSession(router: AppRouter, queryClient: QueryClient): () => void {
  onSessionLost(() => {
    // Calls that were under way at logout fail too; no session is lost by that.
    if (auth.role() === null) return
    queryClient.clear()
    auth.logOut()
    leave(router, 'here')
  })

  return auth.onChangeElsewhere((role) => {
    queryClient.clear()
    if (role === null) leave(router, 'elsewhere')
    else enter(router, role)
  })
}

/** To login, which says where the session ended, with the way back. */
function leave(router: AppRouter, ended: 'here' | 'elsewhere') {
  const { href, pathname } = router.latestLocation
  if (pathname === '/login') return
  void router.navigate({
    to: '/login',
    replace: true,
    // What was typed is kept as a draft, so leaving asks nothing.
    ignoreBlocker: true,
    state: { returnUrl: href, ended },
  })
}

function enter(router: AppRouter, role: Role) {
  const { pathname, state } = router.state.location
  if (pathname !== '/login') void router.invalidate()
  else void router.navigate({ href: acceptedReturnUrl(state.returnUrl) ?? homeOf(role), replace: true })
}
