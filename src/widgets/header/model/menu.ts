import { useMatches } from '@tanstack/react-router'
import { canOpenRoute, RECORD_ROUTES, type Role, type RoutePath } from '@/entities/session'
import type { Schemas } from '@/shared/api'

type PortalEntry =
  'products' | 'orders' | 'price_list' | 'profile' | 'companies' | 'stock' | 'offers'
/**
 * Office entries have the name of a record kind, except the lists of packs, invoices, prices and
 * rates.
 */
type EntryName =
  Schemas['RecordKind'] | PortalEntry | 'packs' | 'invoices' | 'wood_prices' | 'exchange_rates'
type GroupName = 'new' | 'general' | 'dashboard' | 'portal'

export interface MenuEntry {
  name: EntryName
  to: RoutePath
  /** Roles that can open the route but do not see its entry. */
  hiddenFrom?: readonly Role[]
  /** Roles that see the entry in the mobile menu although they cannot open the route. */
  alsoOnMobile?: readonly Role[]
  /** Other routes that highlight the entry, besides those below `to`. */
  relatedRoutes?: readonly RoutePath[]
}

export interface MenuGroup {
  name: GroupName
  entries: readonly MenuEntry[]
  /** Routes without an entry that highlight the group. */
  relatedRoutes?: readonly RoutePath[]
}

const OFFICE_GROUPS: readonly MenuGroup[] = [
  {
    name: 'new',
    entries: [
      { name: 'deal', to: '/deals/new' },
      {
        name: 'supply',
        to: '/supplies/new',
        // Required by the specification, although the guard redirects a sale manager with a
        // message.
        alsoOnMobile: ['sale_manager'],
        relatedRoutes: ['/supply_from_deal/$deal_id'],
      },
      { name: 'cargo', to: '/cargo/new' },
      { name: 'cargo_report', to: '/cargo-inspection-report/new' },
      { name: 'supply_report', to: '/supply-inspection-report/new' },
    ],
  },
  {
    name: 'general',
    relatedRoutes: ['/cargo-inspection-report/$id', '/supply-inspection-report/$id'],
    entries: [
      {
        name: 'deal',
        to: '/general-order',
        // The specification lets the purchase agent open the list but keeps it out of the menu.
        hiddenFrom: ['purchase_agent'],
        relatedRoutes: ['/deals/$id'],
      },
      { name: 'supply', to: '/general-supply', relatedRoutes: ['/supplies/$id'] },
      { name: 'packs', to: '/packs' },
      { name: 'cargo', to: '/general-cargo', relatedRoutes: ['/cargo/$id'] },
      { name: 'invoices', to: '/invoices' },
      { name: 'wood_prices', to: '/wood-prices' },
      { name: 'exchange_rates', to: '/exchange-rates' },
    ],
  },
  {
    name: 'dashboard',
    entries: [
      { name: 'deal', to: '/deal-dashboard' },
      { name: 'supply', to: '/supply-dashboard' },
      { name: 'cargo', to: '/cargo-dashboard' },
    ],
  },
]

const recordKinds = Object.keys(RECORD_ROUTES) as Schemas['RecordKind'][]

const officeLinks = recordKinds.flatMap((name): MenuEntry[] => {
  const routes = RECORD_ROUTES[name]
  return 'isMenuLink' in routes ? [{ name, to: routes.list }] : []
})

/** Entries of the ordering portal. */
const PORTAL_ENTRIES: readonly MenuEntry[] = [
  { name: 'products', to: '/products' },
  { name: 'orders', to: '/orders' },
  { name: 'price_list', to: '/price-list' },
  { name: 'profile', to: '/profile' },
  { name: 'companies', to: '/companies' },
  { name: 'stock', to: '/stock' },
  { name: 'offers', to: '/offers' },
]

/** Groups of the office, and the portal's group for roles that work in both. */
const MENU_GROUPS: readonly MenuGroup[] = [
  ...OFFICE_GROUPS,
  // The basket has an entry of its own in the header.
  { name: 'portal', entries: PORTAL_ENTRIES, relatedRoutes: ['/basket', '/order-confirmation'] },
]

/** Returns the groups and single links that a role sees. Groups can be empty. */
export function getMenuEntries(
  role: Role,
  { isMobile = false } = {},
): { groups: readonly MenuGroup[]; links: readonly MenuEntry[] } {
  const isVisible = ({ to, hiddenFrom, alsoOnMobile }: MenuEntry) =>
    canOpenRoute(role, to)
      ? !hiddenFrom?.includes(role)
      : isMobile && alsoOnMobile?.includes(role) === true
  const groups = OFFICE_GROUPS.map(({ name, entries }) => ({
    name,
    entries: entries.filter(isVisible),
  }))
  const links = officeLinks.filter(isVisible)

  // Staff without the portal can open their profile, but it is not in their menu.
  const portal = canOpenRoute(role, '/products') ? PORTAL_ENTRIES.filter(isVisible) : []
  const isPortalOnly = groups.every(({ entries }) => entries.length === 0)
  return isPortalOnly
    ? { groups, links: [...links, ...portal] }
    : { groups: [...groups, { name: 'portal', entries: portal }], links }
}

/** True if the role sees the link to the freight calculator: it prices deals. */
export const canSeeCalculator = (role: Role): boolean => canOpenRoute(role, '/deals/new')

/**
 * Statuses of the deals that the purchase manager's list shows first: agreed or nearly so, and not
 * yet shipped.
 */
const DEAL_STATUSES_TO_BUY_FOR = ['order_confirmation', 'confirmed', 'loading'] as const

/** Returns the search parameters of the entry's link. */
export const getEntrySearch = (entry: MenuEntry, role: Role): { status?: readonly string[] } =>
  entry.to === '/general-order' && role === 'purchase_manager'
    ? { status: DEAL_STATUSES_TO_BUY_FOR }
    : {}

/** True if the entry is highlighted for a path. */
export const isCurrentEntry = (entry: MenuEntry, path: string): boolean =>
  entry.to === path ||
  path.startsWith(`${entry.to}/`) ||
  (entry.relatedRoutes?.some((route) => route === path) ?? false)

/**
 * True if a group is highlighted: on all its routes, also those whose entry the role does not see.
 */
export const isCurrentGroup = (groupName: GroupName, path: string): boolean =>
  MENU_GROUPS.some(
    ({ name, entries, relatedRoutes }) =>
      name === groupName &&
      (entries.some((entry) => isCurrentEntry(entry, path)) ||
        relatedRoutes?.some((route) => route === path)),
  )

export interface Menu {
  groups: { name: GroupName; isCurrent: boolean; entries: readonly MenuEntry[] }[]
  links: readonly MenuEntry[]
  hasCalculator: boolean
  /** True for a role without menu entries. */
  isEmpty: boolean
  isCurrent: (entry: MenuEntry) => boolean
}

/** Returns a role's menu without empty groups. */
export function useMenu(role: Role, { isMobile = false } = {}): Menu {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })

  const isCurrent = (entry: MenuEntry) => isCurrentEntry(entry, path)

  const { groups, links } = getMenuEntries(role, { isMobile })
  const shownGroups = groups
    .map((group) => ({ ...group, isCurrent: isCurrentGroup(group.name, path) }))
    .filter(({ entries }) => entries.length > 0)
  const hasCalculator = canSeeCalculator(role)
  return {
    groups: shownGroups,
    links,
    hasCalculator,
    isEmpty: shownGroups.length + links.length === 0 && !hasCalculator,
    isCurrent,
  }
}
