import { api, listPages, pageOf, unwrap, type Schemas } from '@/shared/api'

export type DoneEntry = Schemas['DoneEntry']

/** What is read below a form before more is asked for. */
const DONE_AT_ONCE = 20

/** What somebody did, newest first, page after page. */
export const doneQuery = (id: string) =>
  listPages(
    ['people', 'done', id] as const,
    (page, signal) =>
      unwrap(
        api.GET('/people/{id}/done/', {
          params: { path: { id }, query: pageOf({}, page) },
          signal,
        }),
      ),
    DONE_AT_ONCE,
  )
