import { describe, expect, it } from 'vitest'
import { access, canOpenRoute, roles, type Role } from '@/entities/session'
import { isCurrentEntry, menuGroups, menuLinks, getEntrySearch, canSeeCalculator } from './menu'

/** Groups and entries of each role's menu, as specified. */
const menus: Partial<Record<Role, Record<string, string[]>>> = {
  sale_manager: { new: ['deal'], general: ['deal'], dashboard: ['deal'] },
  purchase_manager: {
    new: ['deal', 'supply', 'cargo', 'container_report', 'supply_report'],
    general: ['deal', 'supply'],
    dashboard: ['deal', 'supply', 'cargo'],
  },
  cargo_manager: {
    new: ['supply', 'cargo'],
    general: ['supply', 'cargo'],
    dashboard: ['deal', 'supply', 'cargo'],
  },
  purchase_agent: { new: ['container_report', 'supply_report'], general: [], dashboard: [] },
  global_manager: {
    new: ['deal', 'supply', 'cargo', 'container_report', 'supply_report'],
    general: ['deal', 'supply', 'cargo'],
    dashboard: ['deal', 'supply', 'cargo'],
    portal: ['products', 'orders', 'price_list', 'profile', 'companies', 'stock', 'offers'],
  },
}
const nothing = { new: [], general: [], dashboard: [], portal: [] }
const getExpectedMenu = (role: Role) => ({
  ...nothing,
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

describe.each(roles)('the menu of %s', (role) => {
  it('holds its groups and entries', () => {
    const shown = menuGroups.map(({ name, entries }) => [
      name,
      entries.filter((entry) => entry.roles.includes(role)).map((entry) => entry.name),
    ])
    expect(Object.fromEntries(shown)).toEqual(getExpectedMenu(role))
  })

  it('contains the single links', () => {
    expect(
      menuLinks.filter((entry) => entry.roles.includes(role)).map((entry) => entry.name),
    ).toEqual(links[role] ?? [])
  })

  it('links to the calculator for roles that price deals', () => {
    const priced = ['admin', 'global_manager', 'sale_manager', 'purchase_manager']
    expect(canSeeCalculator(role)).toBe(priced.includes(role))
  })

  it('shows no entry that the guard would refuse', () => {
    const entries = [...menuGroups.flatMap((group) => group.entries), ...menuLinks]
    expect(
      entries.filter((entry) => entry.roles.includes(role) && !canOpenRoute(role, entry.to)),
    ).toEqual([])
  })

  it('opens the list of deals with the filter of the role', () => {
    const [list] = menuGroups
      .flatMap((group) => group.entries)
      .filter(({ to }) => to === '/general-order')
    const agreed = { status: ['order_confirmation', 'confirmed', 'loading'] }
    expect(list && getEntrySearch(list, role)).toEqual(role === 'purchase_manager' ? agreed : {})
  })
})

it('highlights products on their management page too', () => {
  const at = (path: string) =>
    menuLinks.filter((entry) => isCurrentEntry(entry, path)).map(({ name }) => name)
  for (const path of ['/products', '/products/all', '/products/new', '/products/$id'])
    expect(at(path)).toEqual(['products'])
  expect(at('/stock')).toEqual(['stock'])
})

it('links to the list of every kind of new record except people', () => {
  const lists = Object.keys(access).filter((path) => `${path}/new` in access)
  const reached = [...menuGroups.flatMap((group) => group.entries), ...menuLinks].map(
    ({ to }) => to as string,
  )
  expect(lists.filter((path) => !reached.includes(path))).toEqual(['/people'])
})

it('offers a new supply to the sale manager only in the mobile menu', () => {
  const entries = menuGroups
    .flatMap((group) => group.entries)
    .filter(({ alsoOnMobile }) => alsoOnMobile)
  expect(entries.map(({ to, alsoOnMobile }) => [to, alsoOnMobile])).toEqual([
    ['/supplies/new', ['sale_manager']],
  ])
})
