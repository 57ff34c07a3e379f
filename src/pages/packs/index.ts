import type { PackSearch } from '@/entities/pack'
import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { toPackSearch } from './model/pack-search'

export const packsPage = {
  ...lazyRoute('pages/packs', () => import('./ui/packs-page'), 'PacksPage'),
  validateSearch: toPackSearch,
  loaderDeps: searchAsDeps<PackSearch>,
}
