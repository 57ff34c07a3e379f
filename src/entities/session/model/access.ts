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
const sales = ['sale_manager', 'purchase_manager', ...GLOBAL_ROLES] as const
const purchase = ['purchase_manager', ...GLOBAL_ROLES] as const
const shipping = ['purchase_manager', 'cargo_manager', ...GLOBAL_ROLES] as const
const inspection = ['purchase_manager', 'purchase_agent', ...GLOBAL_ROLES] as const
const dealers = ['manager', 'country_manager', ...GLOBAL_ROLES] as const
const productEditors = ['manager', ...GLOBAL_ROLES] as const
const ordering = ['client', ...dealers] as const

/**
 * Roles per route, for the guard and the menu. The backend authorizes its operations itself.
 * `anyone` needs no session.
 */
export const access = {
  '/login': 'anyone',
  '/privacy-policy': 'anyone',
  '/sign-up': 'anyone',
  '/set-password': 'anyone',
  '/outbox': 'anyone',
  '/quotations/$token': 'anyone',

  '/deals/new': sales,
  '/deals/$id': sales,
  '/general-order': ['purchase_agent', ...sales],
  '/deal-dashboard': ['sale_manager', ...shipping],
  '/wood-prices': sales,
  '/invoices': sales,
  '/exchange-rates': ['sale_manager', ...shipping],

  '/supplies/new': shipping,
  '/supplies/$id': shipping,
  '/supply_from_deal/$deal_id': purchase,
  '/general-supply': shipping,
  '/supply-dashboard': shipping,
  '/packs': shipping,
  '/packs/$id': shipping,

  '/cargo/new': shipping,
  '/cargo/$id': shipping,
  '/general-cargo': ['cargo_manager', ...GLOBAL_ROLES],
  '/cargo-dashboard': shipping,

  '/cargo-inspection-report/new': inspection,
  '/cargo-inspection-report/$id': inspection,
  '/supply-inspection-report/new': inspection,
  '/supply-inspection-report/$id': inspection,

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

  '/products': ordering,
  '/products/all': dealers,
  '/products/new': productEditors,
  '/products/$id': dealers,
  '/basket': ordering,
  '/order-confirmation': ordering,
  '/orders': ordering,
  '/orders/$id': ordering,
  '/offers': ordering,
  '/profile': ROLES,
  '/notifications': ROLES,
  '/price-list': ordering,
  '/stock': dealers,
  '/companies': dealers,
  '/companies/new': dealers,
  '/companies/$id': dealers,
} as const satisfies Record<`/${string}`, 'anyone' | readonly Role[]>

/** A route pattern as the router defines it. */
export type RoutePath = keyof typeof access

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
  const allowed: 'anyone' | readonly Role[] = access[path]
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
