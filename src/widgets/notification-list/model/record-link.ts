import { linkOptions } from '@tanstack/react-router'
import { canOpenRoute, type Role, type RoutePath } from '@/entities/session'
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

export const getRecordRoute = (kind: Schemas['RecordKind']) => routes[kind]

/**
 * Returns the link to a record, null if the role may not open it. Inspectors get the link to a new
 * report of a supply or container.
 */
export function getRecordLink(role: Role | null, { kind, id }: Schemas['RecordLink']) {
  if (canOpenRoute(role, routes[kind])) return linkOptions({ to: routes[kind], params: { id } })
  if (kind === 'supply' && canOpenRoute(role, '/supply-inspection-report/new'))
    return linkOptions({ to: '/supply-inspection-report/new', search: { supply: id } })
  if (kind === 'cargo' && canOpenRoute(role, '/cargo-inspection-report/new'))
    return linkOptions({ to: '/cargo-inspection-report/new', search: { cargo: id } })
  return null
}
