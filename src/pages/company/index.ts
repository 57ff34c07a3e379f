import { lazyRoute } from '@/shared/lib/lazy-page'

/** Both routes share one object, so a new company keeps its screen when it gets its own address. */
export const companyPage = lazyRoute(
  'pages/company',
  () => import('./ui/company-page'),
  'CompanyPage',
)
