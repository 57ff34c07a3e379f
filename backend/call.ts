import type { GenericSchema, InferOutput } from 'valibot'
import type { OperationId, operations } from '@contract/operations'
import type { components, operations as contract } from '@contract/schema'
import type { Db } from './db/tables'
import type { Language } from './language'
import type { CookieExchange } from './session/cookies'
import type { AppContext } from './app-context'

export type Schemas = components['schemas']
export type Role = Schemas['Role']

/** The authenticated caller. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  terms_agreed_at: string | null
  /** The company of a client; null for staff. */
  company_id: string | null
  /** Countries whose companies a country manager serves; empty for others. */
  countries: readonly string[]
}

type OperationRow<Id extends OperationId> = (typeof operations)[Id]
type Validated<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : null

/** The validated body; for multipart, its one file with the id that the client chose. */
export type RequestBody<Id extends OperationId> = OperationRow<Id>['body_type'] extends 'multipart'
  ? { file: File; id: string | null; kind: Schemas['AttachmentKind'] | null }
  : Validated<OperationRow<Id>['body']>
export type RequestQuery<Id extends OperationId> = Validated<OperationRow<Id>['query']>
export type PathParams<Id extends OperationId> = Validated<OperationRow<Id>['path_params']>

type OperationResponses<Id extends OperationId> = contract[Id]['responses']
type SuccessResponse<Id extends OperationId> =
  OperationRow<Id>['status'] extends keyof OperationResponses<Id>
    ? OperationResponses<Id>[OperationRow<Id>['status']]
    : never

/** A handler's result: JSON of the contract, null, or a whole response for a file. */
export type OperationResult<Id extends OperationId> = OperationRow<Id>['response'] extends null
  ? OperationRow<Id>['status'] extends 204
    ? void
    : Response
  : SuccessResponse<Id> extends { content: { 'application/json': infer Json } }
    ? Json
    : never

/**
 * Input of a handler, validated against the contract. `db` is the transaction of this call, except
 * for the operations of `OPERATIONS_WITHOUT_TRANSACTION` in `pipeline/run-operation.ts`.
 */
export type Call<Id extends OperationId> = AppContext & {
  path: PathParams<Id>
  query: RequestQuery<Id>
  body: RequestBody<Id>
  /** Null only for public operations. */
  person: OperationRow<Id>['roles'] extends 'public' ? null : Person
  /** The version in `If-Match`. */
  version: OperationRow<Id>['takes_version'] extends true ? number : null
  language: Language
  cookies: CookieExchange
  /** The client's network address, reported by the host. */
  address: string
  /** The User-Agent header. */
  userAgent: string | null
  /** Queue of logins that wait for a password check. */
  passwordLimiter: {
    /**
     * Runs work once it is its turn.
     * @param isKnownDevice true for a device that has logged in to the account before
     */
    run<T>(work: () => Promise<T>, isKnownDevice: boolean): Promise<T>
  }
  /** Runs work in its own transaction, for operations that are not wrapped in one. */
  inTransaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** The part of a call that shared rules and queries need. */
export type PersonCall = AppContext & { person: Person; language: Language }

/** A call that takes a transition, or due work that takes it without a person. */
export type TransitionCall = Pick<PersonCall, 'db' | 'clock' | 'random' | 'timeZone'> & {
  person: Pick<Person, 'id'> | null
}

/** Runs one operation. Throws a `Problem` for every response but success. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<OperationResult<Id>>
export type Handlers = { [Id in OperationId]: Handler<Id> }
