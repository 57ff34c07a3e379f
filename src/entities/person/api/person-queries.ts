import { queryOptions } from '@tanstack/react-query'
import { api, listPages, pageOf, unwrap, type Schemas } from '@/shared/api'

export type Person = Schemas['Person']
export type PersonWrite = Schemas['PersonWrite']
export type PersonStatus = Schemas['PersonStatus']
export type WorkKind = Schemas['WorkKind']
export type DoneEntry = Schemas['DoneEntry']

/** Somebody who has or had a way in, and what may be done to them. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/people/{id}/', { params: { path: { id } }, signal })),
  })

/** What is read below a form before more is asked for. */
const DONE_AT_ONCE = 20

/** What somebody did, newest first, page after page. */
export const doneQuery = (id: string) =>
  listPages(
    ['people', 'done', id] as const,
    (page, signal) => unwrap(api.GET('/people/{id}/done/', { params: { path: { id }, query: pageOf({}, page) }, signal })),
    DONE_AT_ONCE,
  )
