import { runUnitOfWork, inTransaction } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { type OperationId, operations } from '@/shared/api/generated/operations'
import type { Call, Handlers, Person, Role } from '../call'
import { hashRequest, runOnce } from '../db/idempotency'
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
 * Writes without a transaction by the pipeline. Login, refresh and the links of quotations must
 * keep their writes (a failed attempt, a revoked family) when they fail; a password hash is slow; a
 * preview writes nothing and runs at every keystroke.
 */
const outsideTransaction: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'refreshSession',
  'getPriceContext',
  'previewDeal',
  'previewDealRevision',
  'previewSupply',
  'previewSupplyRevision',
  'previewProductChanges',
  'setPassword',
  'changePassword',
  'openQuotation',
  'answerQuotation',
])

/** Writes that take free packs. */
const locksLots: ReadonlySet<OperationId> = new Set<OperationId>([
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

/**
 * Runs a call within its time limit: session, role, validation, handler, response.
 * @throws Problem for every response but success
 */
export function runOperation(...runArguments: RunArguments): Promise<Response> {
  const deadline = new Deadline()
  return deadline.limit(() => run(deadline, ...runArguments))
}

type RunArguments = [
  id: OperationId,
  handlers: Partial<Handlers>,
  arrival: RequestContext,
  surroundings: AppContext,
  memory: SharedState,
  checksAnswers: boolean,
]

async function run(
  deadline: Deadline,
  ...[id, handlers, arrival, context, memory, checksAnswers]: RunArguments
): Promise<Response> {
  const operation = operations[id]
  const { request, cookies, address, userAgent, language } = arrival
  const { dialect, clock, log } = context
  const db = context.db.withPlugin(deadline.plugin)

  const token = operation.roles === 'public' ? undefined : cookies.received.get(ACCESS_COOKIE)
  const findPerson = async () => {
    const person = token === undefined ? null : await findPersonByToken(db, clock(), token)
    checkAccess(operation.roles, person)
    return person
  }
  const sender = await findPerson()

  const path = readPath(operation.path_params, arrival.path)
  const query =
    operation.query && readQuery(new URL(request.url), operation.query_types, operation.query)
  const version = readVersion(request, operation.takes_version)
  const key = readIdempotencyKey(request, operation.takes_idempotency_key)
  const body = await deadline.pauseDuring(() => readBody(request, id))
  // A body may arrive slowly, and rights may end meanwhile.
  const person = request.body ? await findPerson() : sender

  const handle = getHandler(handlers, id)
  const transact = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(
      db,
      dialect,
      async (trx) => {
        const result = await runUnitOfWork(trx, recalculateDerivedColumns, work)
        deadline.check()
        return result
      },
      locksLots.has(id) ? 'lots' : 'shared',
    )
  const passwordTurns: Call<OperationId>['passwordLimiter'] = {
    take: (work, goesFirst) =>
      memory.passwordLimiter.run(work, {
        goesFirst,
        signal: request.signal,
        wait: (queue) => deadline.pauseDuring(queue),
      }),
  }
  const input = {
    ...context,
    path,
    query,
    body,
    person,
    version,
    language,
    cookies,
    address,
    userAgent,
    passwordLimiter: passwordTurns,
    inTransaction: transact,
  }
  const act = (runDb: Db) => handle({ ...input, db: runDb })
  const repeatable =
    key !== null && person
      ? {
          personId: person.id,
          operation: id,
          key,
          requestHash: await hashRequest(new URL(request.url).pathname, version, body),
        }
      : null
  const hasNoTransaction = request.method === 'GET' || outsideTransaction.has(id)
  const result = await (hasNoTransaction
    ? act(db)
    : transact((trx) =>
        repeatable ? runOnce(trx, clock(), repeatable, () => act(trx)) : act(trx),
      ).catch(async (error: unknown) => {
        const afterRollback = error instanceof Problem ? error.afterRollback : null
        if (afterRollback)
          await transact((trx) => afterRollback({ db: trx })).catch((failure: unknown) =>
            log.error(`What follows a refused ${id} failed`, failure),
          )
        throw error
      }))

  if (checksAnswers) checkAnswer(id, operation.response, result)
  return toSuccessResponse(result, operation.status)
}

const bytes = new TextEncoder()

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
  headers.set('Content-Length', String(bytes.encode(text).length))
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
function checkAnswer(id: OperationId, schema: GenericSchema | null, result: unknown): void {
  if (!schema) return
  const parsed = v.safeParse(schema, result)
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new Error(
    `${id} answers against the contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  )
}
