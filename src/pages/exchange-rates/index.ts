import { lazyRoute } from '@/shared/lib/lazy-page'

export const exchangeRatesPage = lazyRoute(
  'pages/exchange-rates',
  () => import('./ui/exchange-rates-page'),
  'ExchangeRatesPage',
)
