import type { paths } from '@contract/schema'
import type { Schemas } from './schemas'

interface Json<Body> {
  content: { 'application/json': Body }
}
interface Page {
  readonly items: object[]
  readonly next_cursor: string | null
  readonly total: number | null
}
interface HasList<Answer> {
  get: { responses: { 200: Json<Answer> } }
}
interface HasCreate<Answer> {
  post: { responses: { 201: Json<Answer> } }
}

/** Paths that list records: `/deals/`. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends HasList<Page> ? Path : never
}[keyof paths]

/** Paths that list and create records, and have `{id}/` below them: `/sawmills/`. */
export type RecordPath = {
  [Path in ListPath]: paths[Path] extends HasCreate<Schemas['RecordHead']> ? Path : never
}[ListPath]

export type ListResponse<Path extends ListPath> =
  paths[Path] extends HasList<infer Answer extends Page> ? Answer : never

/** Filters and sort order of a list, without the paging. */
export type ListQueryParams<Path extends ListPath> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? Omit<NonNullable<Query>, 'cursor' | 'limit'>
  : never

/** Saved record. */
export type RecordResponse<Path extends RecordPath> =
  paths[Path] extends HasCreate<infer Saved extends Schemas['RecordHead']> ? Saved : never

/** Request body that creates or replaces a record. */
export type RecordWrite<Path extends RecordPath> = paths[Path] extends {
  post: { requestBody: Json<infer Write> }
}
  ? Write
  : never

/** Result of an `api` call. Passed to `unwrap`. */
type ApiCall<Data> = Promise<
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response }
>

/** Calls `GET` on a list's path: `(options) => api.GET('/deals/', options)`. */
export type ListCall<Path extends ListPath> = (options: {
  params: { query: ListQueryParams<Path> & { cursor?: string; limit: number } }
  signal: AbortSignal
}) => ApiCall<ListResponse<Path>>

/** Calls `GET` on a record's path: `(options) => api.GET('/deals/{id}/', options)`. */
export type RecordCall<Path extends RecordPath> = (options: {
  params: { path: { id: string } }
  signal: AbortSignal
}) => ApiCall<RecordResponse<Path>>

/** Calls `POST` on the path of the list and `PUT` on the path of a record. */
export interface WriteCalls<Path extends RecordPath> {
  create(options: {
    params: { header: { 'Idempotency-Key': string } }
    body: RecordWrite<Path>
  }): ApiCall<RecordResponse<Path>>
  update(options: {
    params: { path: { id: string }; header: { 'If-Match': string } }
    body: RecordWrite<Path>
  }): ApiCall<RecordResponse<Path>>
}
