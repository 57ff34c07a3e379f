import { lazyRoute } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new company keeps its screen when it gets an address of its own. */
export const companyPage = lazyRoute(
  'pages/company',
  () => import('./ui/company-page'),
  'CompanyPage',
)
