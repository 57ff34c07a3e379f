import type { RoutePath } from '@/entities/session'
import type { Schemas } from '@/shared/api'

const routes = {
  deal: '/deals/$id',
  supply: '/supplies/$id',
  cargo: '/cargo/$id',
  container_report: '/cargo-inspection-report/$id',
  supply_report: '/supply-inspection-report/$id',
  order: '/orders/$id',
} as const satisfies Record<Schemas['DocumentKind'], RoutePath>

/** The route that shows a kind of document. */
export const routeOf = (kind: Schemas['DocumentKind']) => routes[kind]
