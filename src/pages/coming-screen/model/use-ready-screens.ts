import { useRouter } from '@tanstack/react-router'
import { mayOpen, useAuth, type RoutePath } from '@/entities/session'

/** The screens that need nothing else to open, the most wanted first. */
const screens = [
  '/deal-dashboard',
  '/supply-dashboard',
  '/cargo-dashboard',
  '/general-order',
  '/deals/new',
  '/general-supply',
  '/supplies/new',
  '/supply-inspection-report/new',
  '/cargo-inspection-report/new',
  '/general-cargo',
  '/cargo/new',
  '/clients',
  '/clients/new',
  '/sawmills',
  '/sawmills/new',
  '/privacy-policy',
  '/login',
] as const satisfies readonly RoutePath[]

/** The screens that exist and that this person may open; without a session, those that need none. */
export function useReadyScreens() {
  const { routesByPath } = useRouter()
  const { role } = useAuth()
  return screens.filter(
    (path) => mayOpen(role, path) && !routesByPath[path].options.staticData?.isComing && (path !== '/login' || role === null),
  )
}
