import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { peopleSearch } from './model/people-search'

export const peoplePage = {
  ...lazyRoute('pages/people', () => import('./ui/people-page'), 'PeoplePage'),
  validateSearch: peopleSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof peopleSearch>>,
}
