import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { canOpenRoute, RECORD_ROUTES, type Role, type RoutePath } from '@/entities/session'
import type { Hit } from './use-finder-items'

const HIT_ROUTES = {
  ...RECORD_ROUTES,
  pack: { record: '/packs/$id', list: '/packs' },
} as const

/** Returns the route and link of a record. */
export function getHitLink({ kind, id }: Hit): readonly [path: RoutePath, link: LinkProps] {
  const to = HIT_ROUTES[kind].record
  return [to, linkOptions({ to, params: { id } })]
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
  packs: '/packs',
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

/** Kinds of record whose list can be searched. */
export type KindWithList = Exclude<Hit['kind'], 'supply_report' | 'cargo_report'>

export const hasList = (kind: Hit['kind']): kind is KindWithList => 'list' in HIT_ROUTES[kind]

/** Returns the filtered list of a kind of record. */
export function getListLink(
  kind: KindWithList,
  q: string,
): readonly [path: RoutePath, link: LinkProps] {
  const to = HIT_ROUTES[kind].list
  return [to, linkOptions({ to, search: { q } })]
}
