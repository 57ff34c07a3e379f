import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { auth, canOpenRoute, decideAccess, type RoutePath } from '@/entities/session'
import { basketPage } from '@/pages/basket'
import { cargoPage, newCargoPage } from '@/pages/cargo'
import { cargoReportPage, newCargoReportPage } from '@/pages/cargo-report'
import { cargosListPage } from '@/pages/cargos-list'
import { clientPage, newClientPage } from '@/pages/client'
import { clientsPage } from '@/pages/clients'
import { companiesPage } from '@/pages/companies'
import { companyPage } from '@/pages/company'
import { cargoDashboardPage, dealDashboardPage, supplyDashboardPage } from '@/pages/dashboard'
import { dealPage, newDealPage } from '@/pages/deal'
import { dealsListPage } from '@/pages/deals-list'
import { exchangeRatesPage } from '@/pages/exchange-rates'
import { loginsPage } from '@/pages/logins'
import { loginPage } from '@/pages/login'
import { notificationsPage } from '@/pages/notifications'
import { offersPage } from '@/pages/offers'
import { orderPage } from '@/pages/order'
import { orderConfirmationPage } from '@/pages/order-confirmation'
import { ordersListPage } from '@/pages/orders-list'
import { demoMailsPage } from '@/pages/demo-mails'
import { packPage } from '@/pages/pack'
import { packsPage } from '@/pages/packs'
import { peoplePage } from '@/pages/people'
import { personPage } from '@/pages/person'
import { priceListPage } from '@/pages/price-list'
import { privacyPolicyPage } from '@/pages/privacy-policy'
import { productPage } from '@/pages/product'
import { productsPage } from '@/pages/products'
import { productsListPage } from '@/pages/products-list'
import { profilePage } from '@/pages/profile'
import { sawmillPage } from '@/pages/sawmill'
import { sawmillsPage } from '@/pages/sawmills'
import { setPasswordPage } from '@/pages/set-password'
import { quotationPage } from '@/pages/quotation'
import { settingsPage } from '@/pages/settings'
import { signUpPage } from '@/pages/sign-up'
import { stockPage } from '@/pages/stock'
import { suppliesListPage } from '@/pages/supplies-list'
import { newSupplyPage, supplyPage } from '@/pages/supply'
import { supplyFromDealPage } from '@/pages/supply-from-deal'
import { newSupplyReportPage, supplyReportPage } from '@/pages/supply-report'
import { invoicesPage } from '@/pages/invoices'
import { woodPricesPage } from '@/pages/wood-prices'
import { Layout } from '../layout/layout'

export interface RouterContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Layout })

/**
 * Allows the route or redirects to login or home. Has no side effects, because preloading runs it
 * too.
 */
const guard =
  (path: RoutePath) =>
  ({ location }: { location: ParsedLocation }) => {
    const decision = decideAccess(path, auth.read())
    if (decision.kind === 'log_in')
      throw redirect({ to: '/login', state: { returnUrl: location.href } })
    if (decision.kind === 'go_home') {
      throw redirect({ to: decision.home, ...(decision.isRefused && { state: { refused: path } }) })
    }
  }

/** Returns the path and the guard of a route in the access table. */
const createGuardedOptions = <Path extends RoutePath>(path: Path) => ({
  getParentRoute: () => rootRoute,
  path,
  beforeLoad: guard(path),
})

/*
 * Table of all routes. A page's index.ts exports route options only. The component is loaded when
 * the route is opened. `listRoute` and `recordRoute` start the first query before the page's chunk
 * arrives, which puts that query's code into the first load: they are for the screens that users
 * open most. Other pages use `lazyRoute`, whose loader is in their own chunk:
 *
 *   export const stockPage = {
 *     ...lazyRoute('pages/stock', () => import('./ui/stock-page'), 'StockPage'),
 *     validateSearch: stockSearch,
 *     loaderDeps: searchAsDeps<StockSearch>,
 *   }
 */
const login = createRoute({ ...createGuardedOptions('/login'), ...loginPage })
const privacyPolicy = createRoute({
  ...createGuardedOptions('/privacy-policy'),
  ...privacyPolicyPage,
})
const dealDashboard = createRoute({
  ...createGuardedOptions('/deal-dashboard'),
  ...dealDashboardPage,
})
const supplyDashboard = createRoute({
  ...createGuardedOptions('/supply-dashboard'),
  ...supplyDashboardPage,
})
const cargoDashboard = createRoute({
  ...createGuardedOptions('/cargo-dashboard'),
  ...cargoDashboardPage,
})
const generalOrder = createRoute({ ...createGuardedOptions('/general-order'), ...dealsListPage })
const invoices = createRoute({ ...createGuardedOptions('/invoices'), ...invoicesPage })
const woodPrices = createRoute({ ...createGuardedOptions('/wood-prices'), ...woodPricesPage })
const exchangeRates = createRoute({
  ...createGuardedOptions('/exchange-rates'),
  ...exchangeRatesPage,
})
const clients = createRoute({ ...createGuardedOptions('/clients'), ...clientsPage })
const newClient = createRoute({ ...createGuardedOptions('/clients/new'), ...newClientPage })
const client = createRoute({ ...createGuardedOptions('/clients/$id'), ...clientPage })
const sawmills = createRoute({ ...createGuardedOptions('/sawmills'), ...sawmillsPage })
const newSawmill = createRoute({ ...createGuardedOptions('/sawmills/new'), ...sawmillPage })
const sawmill = createRoute({ ...createGuardedOptions('/sawmills/$id'), ...sawmillPage })
const companies = createRoute({ ...createGuardedOptions('/companies'), ...companiesPage })
const newCompany = createRoute({ ...createGuardedOptions('/companies/new'), ...companyPage })
const company = createRoute({ ...createGuardedOptions('/companies/$id'), ...companyPage })
const people = createRoute({ ...createGuardedOptions('/people'), ...peoplePage })
const newPerson = createRoute({ ...createGuardedOptions('/people/new'), ...personPage })
const person = createRoute({ ...createGuardedOptions('/people/$id'), ...personPage })
const logins = createRoute({ ...createGuardedOptions('/logins'), ...loginsPage })
const settings = createRoute({ ...createGuardedOptions('/settings'), ...settingsPage })
const newDeal = createRoute({ ...createGuardedOptions('/deals/new'), ...newDealPage })
const deal = createRoute({ ...createGuardedOptions('/deals/$id'), ...dealPage })
const generalSupply = createRoute({
  ...createGuardedOptions('/general-supply'),
  ...suppliesListPage,
})
const newSupply = createRoute({ ...createGuardedOptions('/supplies/new'), ...newSupplyPage })
const supply = createRoute({ ...createGuardedOptions('/supplies/$id'), ...supplyPage })
const packs = createRoute({ ...createGuardedOptions('/packs'), ...packsPage })
const pack = createRoute({ ...createGuardedOptions('/packs/$id'), ...packPage })
const supplyFromDeal = createRoute({
  ...createGuardedOptions('/supply_from_deal/$deal_id'),
  ...supplyFromDealPage,
})
const newSupplyReport = createRoute({
  ...createGuardedOptions('/supply-inspection-report/new'),
  ...newSupplyReportPage,
})
const supplyReport = createRoute({
  ...createGuardedOptions('/supply-inspection-report/$id'),
  ...supplyReportPage,
})
const newCargoReport = createRoute({
  ...createGuardedOptions('/cargo-inspection-report/new'),
  ...newCargoReportPage,
})
const cargoReport = createRoute({
  ...createGuardedOptions('/cargo-inspection-report/$id'),
  ...cargoReportPage,
})
const generalCargo = createRoute({ ...createGuardedOptions('/general-cargo'), ...cargosListPage })
const newCargo = createRoute({ ...createGuardedOptions('/cargo/new'), ...newCargoPage })
const cargo = createRoute({ ...createGuardedOptions('/cargo/$id'), ...cargoPage })
const priceList = createRoute({ ...createGuardedOptions('/price-list'), ...priceListPage })
const products = createRoute({ ...createGuardedOptions('/products'), ...productsPage })
const allProducts = createRoute({ ...createGuardedOptions('/products/all'), ...productsListPage })
const newProduct = createRoute({ ...createGuardedOptions('/products/new'), ...productPage })
const product = createRoute({ ...createGuardedOptions('/products/$id'), ...productPage })
const stock = createRoute({ ...createGuardedOptions('/stock'), ...stockPage })
const basket = createRoute({ ...createGuardedOptions('/basket'), ...basketPage })
const orderConfirmation = createRoute({
  ...createGuardedOptions('/order-confirmation'),
  ...orderConfirmationPage,
})
const orders = createRoute({ ...createGuardedOptions('/orders'), ...ordersListPage })
const offers = createRoute({ ...createGuardedOptions('/offers'), ...offersPage })
const notifications = createRoute({
  ...createGuardedOptions('/notifications'),
  ...notificationsPage,
})
const order = createRoute({ ...createGuardedOptions('/orders/$id'), ...orderPage })

const signUp = createRoute({ ...createGuardedOptions('/sign-up'), ...signUpPage })
const quotation = createRoute({ ...createGuardedOptions('/quotations/$token'), ...quotationPage })
const setPassword = createRoute({ ...createGuardedOptions('/set-password'), ...setPasswordPage })
const demoMails = createRoute({ ...createGuardedOptions('/outbox'), ...demoMailsPage })
const profile = createRoute({ ...createGuardedOptions('/profile'), ...profilePage })

/**
 * Redirects unknown paths to the new deal, whose guard sends other roles home with a notice. '/'
 * redirects to /deals/new if allowed, else to /login, which redirects home without a notice.
 */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    const opensNewDeal = location.pathname !== '/' || canOpenRoute(auth.role(), '/deals/new')
    throw redirect({ to: opensNewDeal ? '/deals/new' : '/login' })
  },
})

export const routeTree = rootRoute.addChildren([
  ...[
    login,
    privacyPolicy,
    generalOrder,
    invoices,
    woodPrices,
    exchangeRates,
    newDeal,
    deal,
    clients,
    newClient,
    client,
    sawmills,
    newSawmill,
    sawmill,
    generalSupply,
    newSupply,
    supply,
    packs,
    pack,
    newSupplyReport,
    supplyReport,
  ],
  supplyFromDeal,
  ...[generalCargo, newCargo, cargo, newCargoReport, cargoReport],
  ...[dealDashboard, supplyDashboard, cargoDashboard],
  ...[products, allProducts, newProduct, product, priceList, stock, companies, newCompany, company],
  ...[
    signUp,
    setPassword,
    quotation,
    demoMails,
    profile,
    people,
    newPerson,
    person,
    logins,
    settings,
  ],
  ...[basket, orderConfirmation, orders, order, offers, notifications],
  unknown,
])
