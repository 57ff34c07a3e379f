import type { Role, RoutePath } from '@/entities/session'

const adminRoles: readonly Role[] = ['admin', 'global_manager']
const dealerRoles: readonly Role[] = ['manager', 'country_manager']
const orderingRoles: readonly Role[] = ['client', ...dealerRoles]

type StaffEntry =
  'deal' | 'supply' | 'cargo' | 'container_report' | 'supply_report' | 'client' | 'sawmill'
type PortalEntry =
  'products' | 'orders' | 'price_list' | 'profile' | 'companies' | 'stock' | 'offers'
type EntryName = StaffEntry | PortalEntry
export type GroupName = 'new' | 'general' | 'dashboard' | 'portal'

export interface MenuEntry {
  name: EntryName
  to: RoutePath
  /** Roles that see the entry. The route guard may admit more. */
  roles: readonly Role[]
  /** Roles that also see it in the mobile menu. */
  alsoOnMobile?: readonly Role[]
  /** Other routes that highlight the entry. */
  relatedRoutes?: readonly RoutePath[]
}

export interface MenuGroup {
  name: GroupName
  entries: readonly MenuEntry[]
}

/** Entries of the ordering portal, with the roles that only work there. */
const portal: readonly MenuEntry[] = [
  {
    name: 'products',
    to: '/products',
    roles: orderingRoles,
    relatedRoutes: ['/products/all', '/products/new', '/products/$id'],
  },
  {
    name: 'orders',
    to: '/orders',
    roles: orderingRoles,
    relatedRoutes: ['/orders/$id', '/basket', '/order-confirmation'],
  },
  { name: 'price_list', to: '/price-list', roles: orderingRoles },
  { name: 'profile', to: '/profile', roles: orderingRoles },
  {
    name: 'companies',
    to: '/companies',
    roles: dealerRoles,
    relatedRoutes: ['/companies/new', '/companies/$id'],
  },
  { name: 'stock', to: '/stock', roles: dealerRoles },
  { name: 'offers', to: '/offers', roles: orderingRoles },
]

export const menuGroups: readonly MenuGroup[] = [
  {
    name: 'new',
    entries: [
      {
        name: 'deal',
        to: '/deals/new',
        roles: [...adminRoles, 'sale_manager', 'purchase_manager'],
      },
      {
        name: 'supply',
        to: '/supplies/new',
        roles: [...adminRoles, 'purchase_manager', 'cargo_manager'],
        // Required by the specification, although the guard redirects a sale manager with a
        // message.
        alsoOnMobile: ['sale_manager'],
        relatedRoutes: ['/supply_from_deal/$deal_id'],
      },
      {
        name: 'cargo',
        to: '/cargo/new',
        roles: [...adminRoles, 'cargo_manager', 'purchase_manager'],
      },
      {
        name: 'container_report',
        to: '/cargo-inspection-report/new',
        roles: [...adminRoles, 'purchase_agent', 'purchase_manager'],
        relatedRoutes: ['/cargo-inspection-report/$id'],
      },
      {
        name: 'supply_report',
        to: '/supply-inspection-report/new',
        roles: [...adminRoles, 'purchase_agent', 'purchase_manager'],
        relatedRoutes: ['/supply-inspection-report/$id'],
      },
    ],
  },
  {
    name: 'general',
    entries: [
      {
        name: 'deal',
        to: '/general-order',
        roles: [...adminRoles, 'sale_manager', 'purchase_manager'],
        relatedRoutes: ['/deals/$id'],
      },
      {
        name: 'supply',
        to: '/general-supply',
        roles: [...adminRoles, 'purchase_manager', 'cargo_manager'],
        relatedRoutes: ['/supplies/$id'],
      },
      {
        name: 'cargo',
        to: '/general-cargo',
        roles: [...adminRoles, 'cargo_manager'],
        relatedRoutes: ['/cargo/$id'],
      },
    ],
  },
  {
    name: 'dashboard',
    entries: [
      {
        name: 'deal',
        to: '/deal-dashboard',
        roles: [...adminRoles, 'purchase_manager', 'cargo_manager', 'sale_manager'],
      },
      {
        name: 'supply',
        to: '/supply-dashboard',
        roles: [...adminRoles, 'purchase_manager', 'cargo_manager'],
      },
      {
        name: 'cargo',
        to: '/cargo-dashboard',
        roles: [...adminRoles, 'cargo_manager', 'purchase_manager'],
      },
    ],
  },
  // Admins have the portal's entries in a group; portal roles have them side by side.
  { name: 'portal', entries: portal.map((entry) => ({ ...entry, roles: adminRoles })) },
]

/** Entries after the groups. */
export const menuLinks: readonly MenuEntry[] = [
  {
    name: 'client',
    to: '/clients',
    roles: adminRoles,
    relatedRoutes: ['/clients/new', '/clients/$id'],
  },
  {
    name: 'sawmill',
    to: '/sawmills',
    roles: adminRoles,
    relatedRoutes: ['/sawmills/new', '/sawmills/$id'],
  },
  ...portal,
]

const calculatorRoles: readonly Role[] = [...adminRoles, 'sale_manager', 'purchase_manager']

/** True if the role sees the link to the freight calculator. */
export const canSeeCalculator = (role: Role): boolean => calculatorRoles.includes(role)

/**
 * Statuses of the deals that the purchase manager's list shows first: agreed or nearly so, and not
 * yet shipped.
 */
const dealStatusesToBuyFor = ['order_confirmation', 'confirmed', 'loading'] as const

/** Returns the search parameters of the entry's link. */
export const getEntrySearch = (entry: MenuEntry, role: Role): { status?: readonly string[] } =>
  entry.to === '/general-order' && role === 'purchase_manager'
    ? { status: dealStatusesToBuyFor }
    : {}

/** True if the entry is highlighted for a path. */
export const isCurrentEntry = (entry: MenuEntry, path: string): boolean =>
  entry.to === path || (entry.relatedRoutes?.some((route) => route === path) ?? false)
