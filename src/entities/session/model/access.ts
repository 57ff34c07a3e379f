import type { Role } from './role'

const everywhere = ['global_manager', 'admin'] as const
const sales = ['sale_manager', 'purchase_manager', ...everywhere] as const
const purchase = ['purchase_manager', ...everywhere] as const
const shipping = ['purchase_manager', 'cargo_manager', ...everywhere] as const
const inspection = ['purchase_manager', 'purchase_agent', ...everywhere] as const
const dealers = ['manager', 'country_manager', ...everywhere] as const
/** Those who keep products. */
const productEditors = ['manager', ...everywhere] as const
const ordering = ['client', ...dealers] as const
/** One's own name, password and sessions. */
const allStaffAndClients = [
  'sale_manager',
  'cargo_manager',
  ...inspection,
  'client',
  'manager',
  'country_manager',
] as const

/**
 * Who may open what. The guard and the menu read this table and no other; the backend has its own rules for what lies behind.
 * `anyone` needs no session.
 */
export const access = {
  '/login': 'anyone',
  '/privacy-policy': 'anyone',
  '/sign-up': 'anyone',
  '/set-password': 'anyone',
  '/outbox': 'anyone',

  '/deals/new': sales,
  '/deals/$id': sales,
  '/general-order': ['purchase_agent', ...sales],
  '/deal-dashboard': ['sale_manager', ...shipping],

  '/supplies/new': shipping,
  '/supplies/$id': shipping,
  '/supply_from_deal/$deal_id': purchase,
  '/general-supply': shipping,
  '/supply-dashboard': shipping,

  '/cargo/new': shipping,
  '/cargo/$id': shipping,
  '/general-cargo': ['cargo_manager', ...everywhere],
  '/cargo-dashboard': shipping,

  '/cargo-inspection-report/new': inspection,
  '/cargo-inspection-report/$id': inspection,
  '/supply-inspection-report/new': inspection,
  '/supply-inspection-report/$id': inspection,

  '/clients': everywhere,
  '/clients/new': everywhere,
  '/clients/$id': everywhere,
  '/sawmills': everywhere,
  '/sawmills/new': everywhere,
  '/sawmills/$id': everywhere,

  '/people': everywhere,
  '/people/new': everywhere,
  '/people/$id': everywhere,

  '/products': ordering,
  '/products/all': dealers,
  '/products/new': productEditors,
  '/products/$id': dealers,
  '/basket': ordering,
  '/order-confirmation': ordering,
  '/orders': ordering,
  '/orders/$id': ordering,
  '/offers': ordering,
  '/profile': allStaffAndClients,
  '/notifications': allStaffAndClients,
  '/price-list': ordering,
  '/stock': dealers,
  '/companies': dealers,
  '/companies/new': dealers,
  '/companies/$id': dealers,
} as const satisfies Record<`/${string}`, 'anyone' | readonly Role[]>

/** A route of the application, as the router writes it. */
export type RoutePath = keyof typeof access

const homes = {
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

/** Where a role lands after logging in, and where it is sent instead of what it may not open. */
export const getHomePath = (role: Role) => homes[role]

/** Whether a role, or nobody (`null`), may open a route. */
export function canOpenRoute(role: Role | null, path: RoutePath): boolean {
  const allowed: 'anyone' | readonly Role[] = access[path]
  return allowed === 'anyone' || (role !== null && allowed.includes(role))
}
