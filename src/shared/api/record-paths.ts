import type { paths } from './generated/schema'
import type { Schemas } from './schemas'

type Json<Body> = { content: { 'application/json': Body } }
type Page = {
  readonly items: object[]
  readonly next_cursor: string | null
  readonly total: number | null
}
type HasList<Answer> = { get: { responses: { 200: Json<Answer> } } }
type HasCreate<Answer> = { post: { responses: { 201: Json<Answer> } } }

/** Where records are listed, page by page: `/deals/`. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends HasList<Page> ? Path : never
}[keyof paths]

/** Where records are listed and added, and where each of them lies: `/sawmills/`, with `/sawmills/{id}/`. */
export type RecordPath = {
  [Path in ListPath]: paths[Path] extends HasCreate<Schemas['RecordHead']> ? Path : never
}[ListPath]

/** A page of a list. */
export type ListResponse<Path extends ListPath> =
  paths[Path] extends HasList<infer Answer extends Page> ? Answer : never

/** What a list is narrowed to and sorted by, as the contract has it, without the paging. */
export type ListQueryParams<Path extends ListPath> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? Omit<NonNullable<Query>, 'cursor' | 'limit'>
  : never

/** A record as it is kept. */
export type RecordResponse<Path extends RecordPath> =
  paths[Path] extends HasCreate<infer Saved extends Schemas['RecordHead']> ? Saved : never

/** What is written of a record. */
export type RecordWrite<Path extends RecordPath> = paths[Path] extends {
  post: { requestBody: Json<infer Write> }
}
  ? Write
  : never
