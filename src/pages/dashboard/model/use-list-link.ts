import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Schemas } from '@/shared/api'

type List = Schemas['DashboardList']

/** The way to a list that holds exactly what is counted; null where this person may not open it. */
export function useListLink(): (list: List | null) => LinkProps | null {
  const { role } = useAuth()
  return (list) => {
    if (list === null) return null
    const [path, link] = getListLink(list)
    return canOpenRoute(role, path) ? link : null
  }
}

/** Where a list is shown, and as what it is opened. Reports that wait stand above the form of a new one. */
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

/** The way to one record of a list; null where this person may not open it. An offer has no screen of its own. */
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
