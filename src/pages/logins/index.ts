import type { LoginSearch } from '@/entities/login'
import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { toLoginSearch } from './model/login-search'

/** Admins open it rarely, so its query is not part of the first load. */
export const loginsPage = {
  ...lazyRoute('pages/logins', () => import('./ui/logins-page'), 'LoginsPage'),
  validateSearch: toLoginSearch,
  loaderDeps: searchAsDeps<LoginSearch>,
}
