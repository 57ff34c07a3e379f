import { createRoute, redirect } from '@tanstack/react-router'
import { auth } from '@/entities/session'
import { clientPage, newClientPage } from '@/pages/client'
import { clientsPage } from '@/pages/clients'
import { dealPage, newDealPage } from '@/pages/deal'
import { dealsListPage } from '@/pages/deals-list'
import { loginPage } from '@/pages/login'
import { privacyPolicyPage } from '@/pages/privacy-policy'
import { comingRoutes } from './coming-routes'
import { guard } from './guard'
import { rootRoute } from './root-route'

/*
 * The one table of routes. A page slice's index.ts exports the light part of its route and no component:
 *
 *   export const dealsListPage = {
 *     component: lazyPage('pages/deals-list', () => import('./ui/deals-list-page'), 'DealsListPage'),
 *     validateSearch: ..., loaderDeps: ..., loader: ({ context, deps }) => context.queryClient.ensureQueryData(...),
 *   }
 *
 * so that a loader asks for its data while the page's chunk is still under way. `RouterContext` is what `context` holds.
 */
const login = createRoute({ getParentRoute: () => rootRoute, path: '/login', beforeLoad: guard('/login'), ...loginPage })

const privacyPolicy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  beforeLoad: guard('/privacy-policy'),
  ...privacyPolicyPage,
})

const generalOrder = createRoute({
  getParentRoute: () => rootRoute,
  path: '/general-order',
  beforeLoad: guard('/general-order'),
  ...dealsListPage,
})

const clients = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients',
  beforeLoad: guard('/clients'),
  ...clientsPage,
})

const newClient = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients/new',
  beforeLoad: guard('/clients/new'),
  ...newClientPage,
})

const client = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients/$id',
  beforeLoad: guard('/clients/$id'),
  ...clientPage,
})

const newDeal = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deals/new',
  beforeLoad: guard('/deals/new'),
  ...newDealPage,
})

const deal = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deals/$id',
  beforeLoad: guard('/deals/$id'),
  ...dealPage,
})

/** A path that nothing else matches. At the bare address nothing was wanted yet, so login leads to the role's home. */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    if (auth.role() === null && location.pathname === '/') throw redirect({ to: '/login' })
    throw redirect({ to: '/deals/new' })
  },
})

export const routeTree = rootRoute.addChildren([login, privacyPolicy, generalOrder, newDeal, deal, clients, newClient, client, ...comingRoutes, unknown])
