import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { auth, judge, type RoutePath } from '@/entities/session'

/** A route's `beforeLoad`: lets in, or sends to login or home. It changes nothing, because preloading runs it too. */
export const guard = (path: RoutePath) => ({ location }: { location: ParsedLocation }) => {
  const verdict = judge(path, auth.read())
  if (verdict.kind === 'log_in') throw redirect({ to: '/login', state: { returnUrl: location.href } })
  if (verdict.kind === 'go_home') {
    throw redirect({ to: verdict.home, ...(verdict.isRefused && { state: { refused: path } }) })
  }
}
