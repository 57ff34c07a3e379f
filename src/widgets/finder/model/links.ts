import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { canOpenRoute, type Role } from '@/entities/session'
import type { Hit } from './search-query'

type Path = Parameters<typeof canOpenRoute>[1]

/** Returns the route and link of a record. */
export function getHitLink({ kind, id }: Hit): readonly [path: Path, link: LinkProps] {
  const params = { id }
  switch (kind) {
    case 'deal':
      return ['/deals/$id', linkOptions({ to: '/deals/$id', params })]
    case 'supply':
      return ['/supplies/$id', linkOptions({ to: '/supplies/$id', params })]
    case 'cargo':
      return ['/cargo/$id', linkOptions({ to: '/cargo/$id', params })]
    case 'supply_report':
      return [
        '/supply-inspection-report/$id',
        linkOptions({ to: '/supply-inspection-report/$id', params }),
      ]
    case 'cargo_report':
      return [
        '/cargo-inspection-report/$id',
        linkOptions({ to: '/cargo-inspection-report/$id', params }),
      ]
    case 'client':
      return ['/clients/$id', linkOptions({ to: '/clients/$id', params })]
    case 'sawmill':
      return ['/sawmills/$id', linkOptions({ to: '/sawmills/$id', params })]
  }
}

/** Routes that the finder offers, by text key. */
const PLACES = {
  new_deal: '/deals/new',
  new_supply: '/supplies/new',
  new_cargo: '/cargo/new',
  new_cargo_report: '/cargo-inspection-report/new',
  new_supply_report: '/supply-inspection-report/new',
  deals: '/general-order',
  supplies: '/general-supply',
  cargos: '/general-cargo',
  deal_dashboard: '/deal-dashboard',
  supply_dashboard: '/supply-dashboard',
  cargo_dashboard: '/cargo-dashboard',
  clients: '/clients',
  sawmills: '/sawmills',
  products: '/products',
  orders: '/orders',
  price_list: '/price-list',
  companies: '/companies',
  stock: '/stock',
  offers: '/offers',
  basket: '/basket',
  people: '/people',
  profile: '/profile',
  notifications: '/notifications',
  outbox: '/outbox',
  privacy_policy: '/privacy-policy',
} as const

export type PlaceName = keyof typeof PLACES

/** Returns the routes that a role may open. */
export const getOpenablePlaces = (
  role: Role | null,
): readonly (readonly [name: PlaceName, to: (typeof PLACES)[PlaceName]])[] =>
  (Object.keys(PLACES) as PlaceName[]).flatMap((name) =>
    canOpenRoute(role, PLACES[name]) ? [[name, PLACES[name]] as const] : [],
  )

/** Kinds of records that have a list. */
export type KindWithList = Exclude<Hit['kind'], 'supply_report' | 'cargo_report'>

export const hasList = (kind: Hit['kind']): kind is KindWithList =>
  kind !== 'supply_report' && kind !== 'cargo_report'

/** Returns the filtered list of a kind of record. */
export function getListLink(kind: KindWithList, q: string): readonly [path: Path, link: LinkProps] {
  const search = { q }
  switch (kind) {
    case 'deal':
      return ['/general-order', linkOptions({ to: '/general-order', search })]
    case 'supply':
      return ['/general-supply', linkOptions({ to: '/general-supply', search })]
    case 'cargo':
      return ['/general-cargo', linkOptions({ to: '/general-cargo', search })]
    case 'client':
      return ['/clients', linkOptions({ to: '/clients', search })]
    case 'sawmill':
      return ['/sawmills', linkOptions({ to: '/sawmills', search })]
  }
}
