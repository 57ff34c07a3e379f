import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'

type List = Schemas['DashboardList']

/** Returns the link to the list behind a figure; null if the user may not open it. */
export function useListLink(): (list: List | null) => LinkProps | null {
  const { role } = useAuth()
  return (list) => {
    if (list === null) return null
    const [path, link] = getListLink(list)
    return canOpenRoute(role, path) ? link : null
  }
}

/** Route and permission of each list. Waiting reports are listed above the form of a new report. */
function getListLink(
  list: List,
): readonly [path: Parameters<typeof canOpenRoute>[1], link: LinkProps] {
  switch (list.kind) {
    case 'deals':
      return ['/general-order', linkOptions({ to: '/general-order', search: list.search })]
    case 'supplies':
      return ['/general-supply', linkOptions({ to: '/general-supply', search: list.search })]
    case 'cargos':
      return ['/general-cargo', linkOptions({ to: '/general-cargo', search: list.search })]
    case 'sawmills':
      return ['/sawmills', linkOptions({ to: '/sawmills', search: list.search })]
    case 'supply_reports':
      return ['/supply-inspection-report/new', linkOptions({ to: '/supply-inspection-report/new' })]
    case 'cargo_reports':
      return ['/cargo-inspection-report/new', linkOptions({ to: '/cargo-inspection-report/new' })]
    case 'orders':
      return ['/orders', linkOptions({ to: '/orders', search: list.search })]
    case 'offers':
      return ['/offers', linkOptions({ to: '/offers', search: list.search })]
  }
}

/**
 * Returns the link to a record; null if the user may not open it. An offer has no screen of its
 * own.
 */
export function useRecordLink(): (list: List, id: string) => LinkProps | null {
  const { role } = useAuth()
  return ({ kind }, id) => {
    const params = { id }
    switch (kind) {
      case 'deals':
        return canOpenRoute(role, '/deals/$id') ? linkOptions({ to: '/deals/$id', params }) : null
      case 'supplies':
        return canOpenRoute(role, '/supplies/$id')
          ? linkOptions({ to: '/supplies/$id', params })
          : null
      case 'cargos':
        return canOpenRoute(role, '/cargo/$id') ? linkOptions({ to: '/cargo/$id', params }) : null
      case 'sawmills':
        return canOpenRoute(role, '/sawmills/$id')
          ? linkOptions({ to: '/sawmills/$id', params })
          : null
      case 'supply_reports':
        return canOpenRoute(role, '/supply-inspection-report/$id')
          ? linkOptions({ to: '/supply-inspection-report/$id', params })
          : null
      case 'cargo_reports':
        return canOpenRoute(role, '/cargo-inspection-report/$id')
          ? linkOptions({ to: '/cargo-inspection-report/$id', params })
          : null
      case 'orders':
        return canOpenRoute(role, '/orders/$id') ? linkOptions({ to: '/orders/$id', params }) : null
      case 'offers':
        return null
    }
  }
}
