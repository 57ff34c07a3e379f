import type { Schemas } from '@/shared/api'
import { MARGIN_SCOPES } from '@domain/rules/margin-scopes'
import type { Auth } from './auth'

export type Role = Schemas['Role']

/** All roles, staff first. */
export const ROLES = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
  'manager',
  'country_manager',
] as const satisfies readonly Role[]

const GLOBAL_ROLES = ['global_manager', 'admin'] as const
const SALES_ROLES = ['sale_manager', 'purchase_manager', ...GLOBAL_ROLES] as const
const PURCHASE_ROLES = ['purchase_manager', ...GLOBAL_ROLES] as const
const SHIPPING_ROLES = ['purchase_manager', 'cargo_manager', ...GLOBAL_ROLES] as const
const INSPECTION_ROLES = ['purchase_manager', 'purchase_agent', ...GLOBAL_ROLES] as const
const DEALER_ROLES = ['manager', 'country_manager', ...GLOBAL_ROLES] as const
const PRODUCT_EDITOR_ROLES = ['manager', ...GLOBAL_ROLES] as const
const ORDERING_ROLES = ['client', ...DEALER_ROLES] as const

/**
 * Roles per route, for the guard and the menu. The backend authorizes its operations itself.
 * `anyone` needs no session.
 */
export const ROUTE_ROLES = {
  '/login': 'anyone',
  '/privacy-policy': 'anyone',
  '/sign-up': 'anyone',
  '/set-password': 'anyone',
  '/outbox': 'anyone',
  '/quotations/$token': 'anyone',

  '/deals/new': SALES_ROLES,
  '/deals/$id': SALES_ROLES,
  '/general-order': ['purchase_agent', ...SALES_ROLES],
  '/deal-dashboard': ['sale_manager', ...SHIPPING_ROLES],
  '/wood-prices': SALES_ROLES,
  '/invoices': SALES_ROLES,
  '/exchange-rates': ['sale_manager', ...SHIPPING_ROLES],

  '/supplies/new': SHIPPING_ROLES,
  '/supplies/$id': SHIPPING_ROLES,
  '/supply_from_deal/$deal_id': PURCHASE_ROLES,
  '/general-supply': SHIPPING_ROLES,
  '/supply-dashboard': SHIPPING_ROLES,
  '/packs': SHIPPING_ROLES,
  '/packs/$id': SHIPPING_ROLES,

  '/cargo/new': SHIPPING_ROLES,
  '/cargo/$id': SHIPPING_ROLES,
  '/general-cargo': ['cargo_manager', ...GLOBAL_ROLES],
  '/cargo-dashboard': SHIPPING_ROLES,

  '/cargo-inspection-report/new': INSPECTION_ROLES,
  '/cargo-inspection-report/$id': INSPECTION_ROLES,
  '/supply-inspection-report/new': INSPECTION_ROLES,
  '/supply-inspection-report/$id': INSPECTION_ROLES,

  '/clients': GLOBAL_ROLES,
  '/clients/new': GLOBAL_ROLES,
  '/clients/$id': GLOBAL_ROLES,
  '/sawmills': GLOBAL_ROLES,
  '/sawmills/new': GLOBAL_ROLES,
  '/sawmills/$id': GLOBAL_ROLES,

  '/people': GLOBAL_ROLES,
  '/people/new': GLOBAL_ROLES,
  '/people/$id': GLOBAL_ROLES,
  '/logins': ['admin'],
  '/settings': ['admin'],

  '/products': ORDERING_ROLES,
  '/products/all': DEALER_ROLES,
  '/products/new': PRODUCT_EDITOR_ROLES,
  '/products/$id': DEALER_ROLES,
  '/basket': ORDERING_ROLES,
  '/order-confirmation': ORDERING_ROLES,
  '/orders': ORDERING_ROLES,
  '/orders/$id': ORDERING_ROLES,
  '/offers': ORDERING_ROLES,
  '/profile': ROLES,
  '/notifications': ROLES,
  '/price-list': ORDERING_ROLES,
  '/stock': DEALER_ROLES,
  '/companies': DEALER_ROLES,
  '/companies/new': DEALER_ROLES,
  '/companies/$id': DEALER_ROLES,
} as const satisfies Record<`/${string}`, 'anyone' | readonly Role[]>

/** A route pattern as the router defines it. */
export type RoutePath = keyof typeof ROUTE_ROLES

/**
 * Routes of each record kind: one record and, where a list can be searched, the list.
 * `isMenuLink` is true if the list is a link of the staff's menu, outside its groups.
 */
export const RECORD_ROUTES = {
  deal: { record: '/deals/$id', list: '/general-order' },
  supply: { record: '/supplies/$id', list: '/general-supply' },
  cargo: { record: '/cargo/$id', list: '/general-cargo' },
  supply_report: { record: '/supply-inspection-report/$id' },
  cargo_report: { record: '/cargo-inspection-report/$id' },
  client: { record: '/clients/$id', list: '/clients', isMenuLink: true },
  sawmill: { record: '/sawmills/$id', list: '/sawmills', isMenuLink: true },
  company: { record: '/companies/$id', list: '/companies' },
  order: { record: '/orders/$id', list: '/orders' },
  person: { record: '/people/$id', list: '/people' },
  product: { record: '/products/$id', list: '/products/all' },
} as const satisfies Record<
  Schemas['RecordKind'],
  { record: RoutePath; list?: RoutePath; isMenuLink?: true }
>

const HOMES = {
  sale_manager: '/deals/new',
  purchase_manager: '/supply-dashboard',
  cargo_manager: '/cargo/new',
  purchase_agent: '/cargo-inspection-report/new',
  global_manager: '/deal-dashboard',
  admin: '/deal-dashboard',
  client: '/products',
  manager: '/stock',
  country_manager: '/stock',
} as const satisfies Record<Role, RoutePath>

/** Start page of a role: after login, and instead of a page that the role can't open. */
export const getHomePath = (role: Role) => HOMES[role]

/** True for roles that see margins; sale managers only see those of their own deals. */
export const canSeeMargins = (role: Role | null): boolean =>
  role !== null && MARGIN_SCOPES[role] !== 'none'

/** True if a role can open a route; null for a logged-out visitor. */
export function canOpenRoute(role: Role | null, path: RoutePath): boolean {
  const allowed: 'anyone' | readonly Role[] = ROUTE_ROLES[path]
  return allowed === 'anyone' || (role !== null && allowed.includes(role))
}

export type AccessDecision =
  | { kind: 'enter' }
  /** Redirect to login, and back afterwards. */
  | { kind: 'log_in' }
  /**
   * Redirect to the role's home. If the role can't open the route (`isRefused`), the home page then
   * shows a notice.
   */
  | { kind: 'go_home'; home: RoutePath; isRefused: boolean }

/** Decides without side effects: preloaded links are checked too. */
export function decideAccess(
  path: RoutePath,
  { is_logged_in, role }: Pick<Auth, 'is_logged_in' | 'role'>,
): AccessDecision {
  const activeRole = is_logged_in ? role : null
  if (activeRole !== null && path === '/login')
    return { kind: 'go_home', home: getHomePath(activeRole), isRefused: false }
  if (canOpenRoute(activeRole, path)) return { kind: 'enter' }
  return activeRole === null
    ? { kind: 'log_in' }
    : { kind: 'go_home', home: getHomePath(activeRole), isRefused: true }
}
