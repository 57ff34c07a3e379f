import type { GenericSchema, InferOutput } from 'valibot'
import type { OperationId, operations } from '@/shared/api/generated/operations'
import type { components, operations as contract } from '@/shared/api/generated/schema'
import type { Db } from './db/tables'
import type { Language } from './language'
import type { CookieExchange } from './session/cookies'
import type { AppContext } from './app-context'

export type Schemas = components['schemas']
export type Role = Schemas['Role']

/** Who calls. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  terms_agreed_at: string | null
  /** A client's own; null for everybody else. */
  company_id: string | null
  /** Those whose companies a country manager serves; none for others. */
  countries: readonly string[]
}

type OperationRow<Id extends OperationId> = (typeof operations)[Id]
type Validated<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : null

/** The body as its validator leaves it; a multipart body is its one file, with the id that its sender gave it. */
export type RequestBody<Id extends OperationId> = OperationRow<Id>['body_type'] extends 'multipart'
  ? { file: File; id: string | null }
  : Validated<OperationRow<Id>['body']>
export type RequestQuery<Id extends OperationId> = Validated<OperationRow<Id>['query']>
export type PathParams<Id extends OperationId> = Validated<OperationRow<Id>['path_params']>

type OperationResponses<Id extends OperationId> = contract[Id]['responses']
type SuccessResponse<Id extends OperationId> =
  OperationRow<Id>['status'] extends keyof OperationResponses<Id>
    ? OperationResponses<Id>[OperationRow<Id>['status']]
    : never

/** What a handler answers: the JSON of the contract, nothing, or a whole response where the answer is a file. */
export type OperationResult<Id extends OperationId> = OperationRow<Id>['response'] extends null
  ? OperationRow<Id>['status'] extends 204
    ? void
    : Response
  : SuccessResponse<Id> extends { content: { 'application/json': infer Json } }
    ? Json
    : never

/**
 * What a handler is given; the pipeline has checked all of it against the contract. `db` is the transaction of this call, except in
 * operations that say otherwise in `pipeline/transactions.ts`.
 */
export type Call<Id extends OperationId> = AppContext & {
  path: PathParams<Id>
  query: RequestQuery<Id>
  body: RequestBody<Id>
  /** Null only where anybody may call. */
  person: OperationRow<Id>['roles'] extends 'public' ? null : Person
  /** The version in `If-Match`. */
  version: OperationRow<Id>['takes_version'] extends true ? number : null
  language: Language
  cookies: CookieExchange
  /** The caller's network address as the host saw it. */
  address: string
  /** What the caller's browser says of itself. */
  userAgent: string | null
  /** The queue in which logins wait to have their password checked. */
  passwordLimiter: { take<T>(work: () => Promise<T>): Promise<T> }
  /** Does some work in a transaction of its own, for operations that are not wrapped in one. */
  inTransaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** The part of a call that rules and queries of several operations need. */
export type StaffCall = AppContext & { person: Person; language: Language }

/** Does one operation. Throws a `Problem` for every answer but the good one. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationResult<Id>>
export type Handlers = { [Id in OperationId]: Handler<Id> }
