import { useRouter } from '@tanstack/react-router'
import { mayOpen, useAuth, type RoutePath } from '@/entities/session'

/** The screens that need nothing else to open, the most wanted first. */
const screens = [
  '/general-order',
  '/deals/new',
  '/clients',
  '/clients/new',
  '/privacy-policy',
  '/login',
] as const satisfies readonly RoutePath[]

/** Those of them that are there and that this person may open: whoever is in need not log in. */
export function useReadyScreens() {
  const { routesByPath } = useRouter()
  const { role } = useAuth()
  return screens.filter(
    (path) => mayOpen(role, path) && !routesByPath[path].options.staticData?.isComing && (path !== '/login' || role === null),
  )
}
