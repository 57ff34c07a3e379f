import { api, infiniteListQueryOptions, toPageQuery, unwrap, type Schemas } from '@/shared/api'

export type DoneEntry = Schemas['DoneEntry']

const PAGE_SIZE = 20

/** A user's own changes to records, newest first. */
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
