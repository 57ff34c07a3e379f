import { api, infiniteListQueryOptions, toPageQuery, unwrap, type Schemas } from '@/shared/api'

export type DoneEntry = Schemas['DoneEntry']

/** What is read below a form before more is asked for. */
const PAGE_SIZE = 20

/** What somebody did, newest first, page after page. */
export const personActivityQueryOptions = (id: string) =>
  infiniteListQueryOptions(
    ['people', 'done', id] as const,
    (page, signal) =>
      unwrap(
        api.GET('/people/{id}/done/', {
          params: { path: { id }, query: toPageQuery({}, page) },
          signal,
        }),
      ),
    PAGE_SIZE,
  )
