import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { auth, decideAccess, type RoutePath } from '@/entities/session'
import { rootRoute } from './root-route'

/** Lets in, or sends to login or home. It changes nothing, because preloading runs it too. */
const guard =
  (path: RoutePath) =>
  ({ location }: { location: ParsedLocation }) => {
    const verdict = decideAccess(path, auth.read())
    if (verdict.kind === 'log_in')
      throw redirect({ to: '/login', state: { returnUrl: location.href } })
    if (verdict.kind === 'go_home') {
      throw redirect({ to: verdict.home, ...(verdict.isRefused && { state: { refused: path } }) })
    }
  }

/** Where a route stands and who may come there, both by its path in the access table. */
export const guarded = <Path extends RoutePath>(path: Path) => ({
  getParentRoute: () => rootRoute,
  path,
  beforeLoad: guard(path),
})
