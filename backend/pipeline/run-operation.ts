import { runUnitOfWork, inTransaction } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { type OperationId, operations } from '@contract/operations'
import type { Call, Handlers, Person, Role } from '../call'
import { hashRequest, type IdempotentCall, replayOrExecute } from '../db/idempotency'
import type { Db } from '../db/tables'
import type { Language } from '../language'
import { Problem } from '../problems/problem'
import { type CookieExchange, ACCESS_COOKIE } from '../session/cookies'
import { findPersonByToken } from '../session/tokens'
import type { ConcurrencyLimiter } from '../session/concurrency-limiter'
import type { AppContext } from '../app-context'
import { Deadline } from './deadline'
import { getHandler } from './get-handler'
import { readBody, readIdempotencyKey, readPath, readQuery, readVersion } from './read-request'

/**
 * Operations that the pipeline does not run in a transaction, and why. Those that keep failed
 * writes store a failed attempt, or the end of a session.
 */
const OPERATIONS_WITHOUT_TRANSACTION: Partial<
  Record<OperationId, 'keeps_failed_writes' | 'hashes_password' | 'only_reads'>
> = {
  login: 'keeps_failed_writes',
  refreshSession: 'keeps_failed_writes',
  openQuotation: 'keeps_failed_writes',
  answerQuotation: 'keeps_failed_writes',
  setPassword: 'hashes_password',
  changePassword: 'hashes_password',
  getPriceContext: 'only_reads',
  previewDeal: 'only_reads',
  previewDealRevision: 'only_reads',
  previewSupply: 'only_reads',
  previewSupplyRevision: 'only_reads',
  previewProductChanges: 'only_reads',
  checkPasswordLink: 'only_reads',
}

/** Writes that take free packs. */
const OPERATIONS_LOCKING_LOTS: ReadonlySet<OperationId> = new Set<OperationId>([
  'addToBasket',
  'restoreBasket',
  'reorder',
])

/** `public`, `all` authenticated people, or a list of roles, from the table of operations. */
type Roles = 'public' | 'all' | readonly Role[]

/**
 * Checks access to an operation; access to records is up to its handler.
 * @throws Problem 401 without a session, 403 for another role
 */
function checkAccess(roles: Roles, person: Person | null): void {
  if (roles === 'public') return
  if (!person) throw new Problem('unauthenticated')
  if (roles !== 'all' && !roles.includes(person.role)) throw new Problem('forbidden')
}

/** A request and its matched operation. */
export type RequestContext = {
  request: Request
  path: Record<string, string>
  address: string
  userAgent: string | null
  language: Language
  cookies: CookieExchange
}

/** State shared by all calls. */
export type SharedState = { passwordLimiter: ConcurrencyLimiter }

type RunOptions = {
  id: OperationId
  handlers: Partial<Handlers>
  requestContext: RequestContext
  appContext: AppContext
  shared: SharedState
  /** True to validate the response against the contract. */
  validatesResponse: boolean
}

/**
 * Runs a call within its time limit: session, role, validation, handler, response.
 * @throws Problem for every response but success
 */
export function runOperation(options: RunOptions): Promise<Response> {
  const deadline = new Deadline()
  const db = options.appContext.db.withPlugin(deadline.plugin)
  const appContext = { ...options.appContext, db }
  return deadline.limit(() => executeCall({ ...options, appContext, deadline }))
}

/** A call within its time limit, which queries of its database observe. */
type RunningCall = RunOptions & { deadline: Deadline }

async function executeCall(call: RunningCall): Promise<Response> {
  const { id, requestContext, appContext, validatesResponse } = call
  const { request, cookies, address, userAgent, language } = requestContext
  const sender = await authenticate(call)
  const { key, ...input } = await readInput(call)
  // A body may arrive slowly, and rights may end meanwhile.
  const person = request.body ? await authenticate(call) : sender

  const handle = getHandler(call.handlers, id)
  const runHandler = (db: Db) =>
    handle({
      ...appContext,
      ...input,
      person,
      language,
      cookies,
      address,
      userAgent,
      passwordLimiter: createPasswordLimiter(call),
      inTransaction: (work) => executeInTransaction(call, work),
      db,
    })
  const idempotentCall =
    key !== null && person
      ? {
          personId: person.id,
          operation: id,
          key,
          requestHash: await hashRequest(new URL(request.url).pathname, input.version, input.body),
        }
      : null
  const hasNoTransaction = request.method === 'GET' || id in OPERATIONS_WITHOUT_TRANSACTION
  const result = await (hasNoTransaction
    ? runHandler(appContext.db)
    : runIdempotently(call, runHandler, idempotentCall))

  const { response, status } = operations[id]
  if (validatesResponse) validateResponse(id, response, result)
  return toSuccessResponse(result, status)
}

/**
 * Returns the person who makes a call; null for a public one.
 * @throws Problem 401 without a session, 403 for another role
 */
async function authenticate({
  id,
  requestContext: { cookies },
  appContext: { db, clock },
}: RunningCall): Promise<Person | null> {
  const { roles } = operations[id]
  const token = roles === 'public' ? undefined : cookies.received.get(ACCESS_COOKIE)
  const person = token === undefined ? null : await findPersonByToken(db, clock(), token)
  checkAccess(roles, person)
  return person
}

/**
 * Reads and validates the input of a call.
 * @throws Problem for input that does not match the contract
 */
async function readInput({ id, requestContext, deadline }: RunningCall) {
  const operation = operations[id]
  const { request } = requestContext
  return {
    path: readPath(operation.path_params, requestContext.path),
    query:
      operation.query && readQuery(new URL(request.url), operation.query_types, operation.query),
    version: readVersion(request, operation.takes_version),
    key: readIdempotencyKey(request, operation.takes_idempotency_key),
    body: await deadline.pauseDuring(() => readBody(request, id)),
  }
}

const createPasswordLimiter = ({
  requestContext: { request },
  shared,
  deadline,
}: RunningCall): Call<OperationId>['passwordLimiter'] => ({
  run: (work, isKnownDevice) =>
    shared.passwordLimiter.run(work, {
      goesFirst: isKnownDevice,
      signal: request.signal,
      wait: (queue) => deadline.pauseDuring(queue),
    }),
})

/** Runs work in its own transaction, which is rolled back after the time limit. */
function executeInTransaction<T>(
  { id, appContext: { db, dialect }, deadline }: RunningCall,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(
    db,
    dialect,
    async (trx) => {
      const result = await runUnitOfWork(trx, recalculateDerivedColumns, work)
      deadline.check()
      return result
    },
    OPERATIONS_LOCKING_LOTS.has(id) ? 'lots' : 'shared',
  )
}

/** Runs the handler in a transaction, once for each idempotency key. */
async function runIdempotently(
  call: RunningCall,
  runHandler: (db: Db) => Promise<unknown>,
  idempotentCall: IdempotentCall | null,
): Promise<unknown> {
  const { clock, log } = call.appContext
  try {
    return await executeInTransaction(call, (trx) =>
      idempotentCall
        ? replayOrExecute(trx, clock(), idempotentCall, () => runHandler(trx))
        : runHandler(trx),
    )
  } catch (error) {
    const afterRollback = error instanceof Problem ? error.afterRollback : null
    if (afterRollback)
      await executeInTransaction(call, (trx) => afterRollback({ db: trx })).catch(
        (failure: unknown) =>
          log.error(`The work after the rollback of ${call.id} failed`, failure),
      )
    throw error
  }
}

const encoder = new TextEncoder()

/**
 * Converts a handler's result to a response. A record's version becomes its ETag; a whole response
 * is passed on.
 */
function toSuccessResponse(result: unknown, status: number): Response {
  if (result instanceof Response) return result
  if (result === undefined) return new Response(null, { status })
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const version = getVersion(result)
  if (version !== null) headers.set('ETag', `"${version}"`)
  const text = JSON.stringify(result)
  // Lets a host know the length without reading the body.
  headers.set('Content-Length', String(encoder.encode(text).length))
  return new Response(text, { status, headers })
}

function getVersion(result: unknown): number | null {
  if (typeof result !== 'object' || result === null || !('version' in result)) return null
  return typeof result.version === 'number' ? result.version : null
}

/**
 * Validates a response against the contract.
 * @throws Error with the first mismatch; the caller gets a 500
 */
function validateResponse(id: OperationId, schema: GenericSchema | null, result: unknown): void {
  if (!schema) return
  const parsed = v.safeParse(schema, result)
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new Error(
    `The response of ${id} violates the contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  )
}
