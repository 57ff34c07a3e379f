import type { RoutePath } from '@/entities/session'
import type { Schemas } from '@/shared/api'

const routes = {
  client: '/clients/$id',
  company: '/companies/$id',
  deal: '/deals/$id',
  sawmill: '/sawmills/$id',
  supply: '/supplies/$id',
  cargo: '/cargo/$id',
  supply_report: '/supply-inspection-report/$id',
  cargo_report: '/cargo-inspection-report/$id',
  order: '/orders/$id',
  person: '/people/$id',
  product: '/products/$id',
} as const satisfies Record<Schemas['RecordKind'], RoutePath>

/** The route that shows a kind of record. */
export const routeOf = (kind: Schemas['RecordKind']) => routes[kind]
