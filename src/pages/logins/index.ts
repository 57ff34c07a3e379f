import { loginListQueries } from '@/entities/login'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { toLoginSearch } from './model/login-search'

export const loginsPage = listRoute(
  lazyPage('pages/logins', () => import('./ui/logins-page'), 'LoginsPage'),
  toLoginSearch,
  (queryClient, search) => queryClient.infiniteQuery(loginListQueries.query(search)),
)
