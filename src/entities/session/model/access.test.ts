import { describe, expect, it } from 'vitest'
import {
  ROUTE_ROLES,
  canSeeMargins,
  decideAccess,
  getHomePath,
  type Role,
  ROLES,
  type RoutePath,
} from './access'

const anyone = [
  '/login',
  '/privacy-policy',
  '/sign-up',
  '/set-password',
  '/outbox',
  '/quotations/$token',
]
const deals = ['/deals/new', '/deals/$id']
const supplies = ['/supplies/new', '/supplies/$id']
const packs = ['/packs', '/packs/$id']
const cargo = ['/cargo/new', '/cargo/$id']
const dashboards = ['/deal-dashboard', '/supply-dashboard', '/cargo-dashboard']
const reports = ['cargo', 'supply'].flatMap((kind) => [
  `/${kind}-inspection-report/new`,
  `/${kind}-inspection-report/$id`,
])
const ordering = [
  ...[
    '/products',
    '/basket',
    '/order-confirmation',
    '/orders',
    '/orders/$id',
    '/offers',
    '/profile',
    '/notifications',
  ],
  '/price-list',
]
const dealing = [
  '/stock',
  '/companies',
  '/companies/new',
  '/companies/$id',
  '/products/all',
  '/products/$id',
]

/** Pages of every role: profile and notifications. */
const allRoles = ['/profile', '/notifications']

const isRoute = (path: string): path is RoutePath => path in ROUTE_ROLES
const paths = Object.keys(ROUTE_ROLES).filter(isRoute)

/** Routes per role as the specification lists them, to check the access table against. */
const allowed: Record<Role, readonly string[]> = {
  sale_manager: [
    ...deals,
    ...[
      '/deal-dashboard',
      '/general-order',
      '/wood-prices',
      '/invoices',
      '/exchange-rates',
      ...allRoles,
    ],
  ],
  purchase_manager: [
    ...[
      ...deals,
      ...supplies,
      '/supply_from_deal/$deal_id',
      '/general-supply',
      ...dashboards,
      ...reports,
      ...cargo,
    ],
    ...['/general-order', '/wood-prices', '/invoices', '/exchange-rates', ...packs, ...allRoles],
  ],
  cargo_manager: [
    ...cargo,
    '/general-cargo',
    ...supplies,
    '/general-supply',
    ...packs,
    ...dashboards,
    '/exchange-rates',
    ...allRoles,
  ],
  purchase_agent: [...reports, '/general-order', ...allRoles],
  global_manager: paths.filter((path) => path !== '/settings' && path !== '/logins'),
  admin: paths,
  client: ordering,
  manager: [...ordering, ...dealing, '/products/new'],
  country_manager: [...ordering, ...dealing],
}

const homes: Record<Role, RoutePath> = {
  admin: '/deal-dashboard',
  global_manager: '/deal-dashboard',
  sale_manager: '/deals/new',
  purchase_manager: '/supply-dashboard',
  cargo_manager: '/cargo/new',
  purchase_agent: '/cargo-inspection-report/new',
  client: '/products',
  manager: '/stock',
  country_manager: '/stock',
}

describe.each(ROLES)('%s', (role) => {
  const list = allowed[role]
  const canOpen = (path: string) => list.includes(path) || anyone.includes(path)
  const otherPaths = paths.filter((path) => path !== '/login')

  it('opens the pages of the specification, and is redirected home from all others', () => {
    const decisions = Object.fromEntries(
      otherPaths.map((path) => [path, decideAccess(path, { is_logged_in: true, role })]),
    )
    const home = { kind: 'go_home', home: homes[role], isRefused: true }
    expect(decisions).toEqual(
      Object.fromEntries(
        otherPaths.map((path) => [path, canOpen(path) ? { kind: 'enter' } : home]),
      ),
    )
  })

  it('is redirected from login to a home page that the role can open', () => {
    expect(decideAccess('/login', { is_logged_in: true, role })).toEqual({
      kind: 'go_home',
      home: homes[role],
      isRefused: false,
    })
    expect(canOpen(getHomePath(role))).toBe(true)
  })
})

it('purchase agents see deals without margins', () => {
  expect(ROLES.filter(canSeeMargins)).toEqual([
    'sale_manager',
    'purchase_manager',
    'global_manager',
    'admin',
  ])
  expect(canSeeMargins(null)).toBe(false)
})

describe('a logged-out visitor', () => {
  it('opens public pages, and is redirected to login from all others', () => {
    const decisions = Object.fromEntries(
      paths.map((path) => [path, decideAccess(path, { is_logged_in: false, role: null }).kind]),
    )
    expect(decisions).toEqual(
      Object.fromEntries(paths.map((path) => [path, anyone.includes(path) ? 'enter' : 'log_in'])),
    )
  })

  it('has no login flag, whatever role is stored', () => {
    expect(decideAccess('/clients', { is_logged_in: false, role: 'admin' })).toEqual({
      kind: 'log_in',
    })
  })
})
