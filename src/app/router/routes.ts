import { createRoute, redirect } from '@tanstack/react-router'
import { auth, mayOpen } from '@/entities/session'
import { clientPage, newClientPage } from '@/pages/client'
import { clientsPage } from '@/pages/clients'
import { dealPage, newDealPage } from '@/pages/deal'
import { dealsListPage } from '@/pages/deals-list'
import { loginPage } from '@/pages/login'
import { privacyPolicyPage } from '@/pages/privacy-policy'
import { comingRoutes } from './coming-routes'
import { guarded } from './guard'
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
const login = createRoute({ ...guarded('/login'), ...loginPage })
const privacyPolicy = createRoute({ ...guarded('/privacy-policy'), ...privacyPolicyPage })
const generalOrder = createRoute({ ...guarded('/general-order'), ...dealsListPage })
const clients = createRoute({ ...guarded('/clients'), ...clientsPage })
const newClient = createRoute({ ...guarded('/clients/new'), ...newClientPage })
const client = createRoute({ ...guarded('/clients/$id'), ...clientPage })
const newDeal = createRoute({ ...guarded('/deals/new'), ...newDealPage })
const deal = createRoute({ ...guarded('/deals/$id'), ...dealPage })

/**
 * A path that nothing else matches leads to the new deal, whose guard sends home who may write none, and says so. At the bare address
 * nothing was wanted yet: only who may write a deal comes to a new one, and everybody else by login, which leads home without a word.
 */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    const isDealWanted = location.pathname !== '/' || mayOpen(auth.role(), '/deals/new')
    throw redirect({ to: isDealWanted ? '/deals/new' : '/login' })
  },
})

export const routeTree = rootRoute.addChildren([login, privacyPolicy, generalOrder, newDeal, deal, clients, newClient, client, ...comingRoutes, unknown])
