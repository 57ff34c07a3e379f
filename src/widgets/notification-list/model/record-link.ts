import { linkOptions } from '@tanstack/react-router'
import { canOpenRoute, recordRoutes, type Role } from '@/entities/session'
import type { Schemas } from '@/shared/api'

/**
 * Returns the link to a record, null if the role may not open it. Inspectors get the link to a new
 * report of a supply or container.
 */
export function getRecordLink(role: Role | null, { kind, id }: Schemas['RecordLink']) {
  const to = recordRoutes[kind].record
  if (canOpenRoute(role, to)) return linkOptions({ to, params: { id } })
  if (kind === 'supply' && canOpenRoute(role, '/supply-inspection-report/new'))
    return linkOptions({ to: '/supply-inspection-report/new', search: { supply: id } })
  if (kind === 'cargo' && canOpenRoute(role, '/cargo-inspection-report/new'))
    return linkOptions({ to: '/cargo-inspection-report/new', search: { cargo: id } })
  return null
}
