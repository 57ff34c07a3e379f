import { describe, expect, it } from 'vitest'
import { ROUTE_ROLES, canOpenRoute, ROLES, type Role } from '@/entities/session'
import {
  isCurrentEntry,
  isCurrentGroup,
  getMenuEntries,
  getEntrySearch,
  canSeeCalculator,
} from './menu'

/** Groups and entries of each role's menu, as specified. */
const menus: Partial<Record<Role, Record<string, string[]>>> = {
  sale_manager: {
    new: ['deal'],
    general: ['deal', 'invoices', 'wood_prices', 'exchange_rates'],
    dashboard: ['deal'],
  },
  purchase_manager: {
    new: ['deal', 'supply', 'cargo', 'cargo_report', 'supply_report'],
    general: ['deal', 'supply', 'packs', 'invoices', 'wood_prices', 'exchange_rates'],
    dashboard: ['deal', 'supply', 'cargo'],
  },
  cargo_manager: {
    new: ['supply', 'cargo'],
    general: ['supply', 'packs', 'cargo', 'exchange_rates'],
    dashboard: ['deal', 'supply', 'cargo'],
  },
  purchase_agent: { new: ['cargo_report', 'supply_report'], general: [], dashboard: [] },
  global_manager: {
    new: ['deal', 'supply', 'cargo', 'cargo_report', 'supply_report'],
    general: ['deal', 'supply', 'packs', 'cargo', 'invoices', 'wood_prices', 'exchange_rates'],
    dashboard: ['deal', 'supply', 'cargo'],
    portal: ['products', 'orders', 'price_list', 'profile', 'companies', 'stock', 'offers'],
  },
}

/** Every entry that a role's wide menu shows. */
function listEntries(role: Role) {
  const { groups, links } = getMenuEntries(role)
  return [...groups.flatMap(({ entries }) => entries), ...links]
}

const noEntries = { new: [], general: [], dashboard: [], portal: [] }
const getExpectedMenu = (role: Role) => ({
  ...noEntries,
  ...menus[role === 'admin' ? 'global_manager' : role],
})

/** Entries outside groups; portal roles have the portal's entries here. */
const links: Partial<Record<Role, string[]>> = {
  admin: ['client', 'sawmill'],
  global_manager: ['client', 'sawmill'],
  client: ['products', 'orders', 'price_list', 'profile', 'offers'],
  manager: ['products', 'orders', 'price_list', 'profile', 'companies', 'stock', 'offers'],
  country_manager: ['products', 'orders', 'price_list', 'profile', 'companies', 'stock', 'offers'],
}

describe.each(ROLES)('the menu of %s', (role) => {
  it('contains its groups and entries', () => {
    const shown = getMenuEntries(role).groups.map(({ name, entries }) => [
      name,
      entries.map((entry) => entry.name),
    ])
    expect({ ...noEntries, ...Object.fromEntries(shown) }).toEqual(getExpectedMenu(role))
  })

  it('contains the single links', () => {
    expect(getMenuEntries(role).links.map((entry) => entry.name)).toEqual(links[role] ?? [])
  })

  it('links to the calculator for roles that price deals', () => {
    const priced = ['admin', 'global_manager', 'sale_manager', 'purchase_manager']
    expect(canSeeCalculator(role)).toBe(priced.includes(role))
  })

  it('shows no entry that the guard would refuse', () => {
    expect(listEntries(role).filter(({ to }) => !canOpenRoute(role, to))).toEqual([])
  })

  it('opens the list of deals with the filter of the role', () => {
    const list = listEntries('admin').find(({ to }) => to === '/general-order')
    const agreed = { status: ['order_confirmation', 'confirmed', 'loading'] }
    expect(list && getEntrySearch(list, role)).toEqual(role === 'purchase_manager' ? agreed : {})
  })
})

it('the menu highlights products on their management page too', () => {
  const findCurrentEntries = (path: string) =>
    getMenuEntries('manager')
      .links.filter((entry) => isCurrentEntry(entry, path))
      .map(({ name }) => name)
  for (const path of ['/products', '/products/all', '/products/new', '/products/$id'])
    expect(findCurrentEntries(path)).toEqual(['products'])
  expect(findCurrentEntries('/stock')).toEqual(['stock'])
})

it.each(['cargo', 'supply'])('a saved %s inspection is no longer highlighted as new', (subject) => {
  const listCurrentGroups = (path: string) =>
    (['new', 'general'] as const).filter((name) => isCurrentGroup(name, path))
  expect(listCurrentGroups(`/${subject}-inspection-report/new`)).toEqual(['new'])
  expect(listCurrentGroups(`/${subject}-inspection-report/$id`)).toEqual(['general'])
})

it('the menu links to the list of every kind of new record except people', () => {
  const lists = Object.keys(ROUTE_ROLES).filter((path) => `${path}/new` in ROUTE_ROLES)
  const reached = listEntries('admin').map(({ to }) => to as string)
  expect(lists.filter((path) => !reached.includes(path))).toEqual(['/people'])
})

it('only the mobile menu offers a new supply to the sale manager', () => {
  const wide = listEntries('sale_manager')
  const mobile = getMenuEntries('sale_manager', { isMobile: true })
  const onlyOnMobile = mobile.groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => !wide.includes(entry))
  expect(onlyOnMobile.map(({ to }) => to)).toEqual(['/supplies/new'])
})

it.each(ROLES.filter((role) => role !== 'sale_manager'))(
  'a %s has the same entries in both menus',
  (role) => {
    expect(getMenuEntries(role, { isMobile: true })).toEqual(getMenuEntries(role))
  },
)

it('the menu hides only the list of deals from a role that can open it', () => {
  const reached = new Set(listEntries('admin').map(({ to }) => to))
  const isOffice = (role: Role) => !canOpenRoute(role, '/products')
  const hidden = ROLES.flatMap((role) =>
    [...reached]
      .filter((to) => canOpenRoute(role, to) && !(to === '/profile' && isOffice(role)))
      .filter((to) => !listEntries(role).some((entry) => entry.to === to))
      .map((to) => `${role} ${to}`),
  )
  expect(hidden).toEqual(['purchase_agent /general-order'])
})
