import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { operations, type OperationId } from '@/shared/api/generated/operations'
import type { Call, Handler, Handlers } from '../call'
import { hashRequest, once } from '../db/idempotency'
import type { Db } from '../db/tables'
import { inTransaction } from '../db/transaction'
import type { Language } from '../language'
import { Problem } from '../problems/problem'
import type { CookieExchange } from '../session/cookies'
import { changesSessions, type KnownSessions } from '../session/known-sessions'
import { ACCESS_COOKIE } from '../session/session-cookies'
import { personOfToken } from '../session/tokens'
import type { Surroundings } from '../surroundings'
import { checkAccess } from './access'
import { answerResponse, checkAnswer } from './answer'
import { readIdempotencyKey, readVersion } from './headers'
import { readFileBody, readJsonBody } from './read-body'
import { readQuery } from './read-query'
import { outsideTransaction } from './transactions'

/** A request as it reached its operation. */
export type Arrival = {
  request: Request
  path: Record<string, string>
  address: string
  language: Language
  cookies: CookieExchange
}

/**
 * Session, role, validation, handler, answer: the way of every call.
 * @throws Problem for every answer but the good one
 */
export async function runOperation(
  id: OperationId,
  handlers: Partial<Handlers>,
  arrival: Arrival,
  surroundings: Surroundings,
  sessions: KnownSessions,
  checksAnswers: boolean,
): Promise<Response> {
  const operation = operations[id]
  const { request, cookies, address, language } = arrival
  const { db, dialect, clock } = surroundings

  const token = operation.roles === 'public' ? undefined : cookies.received.get(ACCESS_COOKIE)
  const person = token === undefined ? null : await sessions.holderOf(token, () => personOfToken(db, clock(), token))
  checkAccess(operation.roles, person)

  const path = readPath(operation.path_params, arrival.path)
  const query = operation.query && readQuery(new URL(request.url), operation.query_types, operation.query)
  const version = readVersion(request, operation.takes_version)
  const key = readIdempotencyKey(request, operation.takes_idempotency_key)
  const body = await readBody(request, operation)

  const handle = handlerOf(handlers, id)
  const input = { ...surroundings, path, query, body, person, version, language, cookies, address }
  const run = (runDb: Db) => handle({ ...input, db: runDb })
  const act =
    key !== null && person
      ? { personId: person.id, operation: id, key, requestHash: await hashRequest(new URL(request.url).pathname, version, body) }
      : null
  const isAlone = request.method === 'GET' || outsideTransaction.has(id)
  const running = isAlone
    ? run(db)
    : inTransaction(db, dialect, (trx) => (act ? once(trx, clock(), act, () => run(trx)) : run(trx)))
  const result = await running.finally(() => changesSessions.has(id) && sessions.forgetAll())

  if (checksAnswers) checkAnswer(id, operation.response, result)
  return answerResponse(result, operation.status)
}

/** An id that is no uuid names no record; a uuid's letters may come in either case (RFC 9562), and are kept in lower case. */
function readPath(schema: GenericSchema | null, given: Record<string, string>): unknown {
  if (!schema) return null
  const parsed = v.safeParse(schema, Object.fromEntries(Object.entries(given).map(([name, id]) => [name, id.toLowerCase()])))
  if (!parsed.success) throw new Problem('not_found')
  return parsed.output
}

function readBody(request: Request, { body, body_type }: (typeof operations)[OperationId]): Promise<unknown> {
  if (body_type === 'multipart') return readFileBody(request)
  return body ? readJsonBody(request, body) : Promise.resolve(null)
}

/** The checked parts of a call before the contract's types are put on them. */
type Loose<Id extends OperationId> = Omit<Call<Id>, 'path' | 'query' | 'body' | 'person' | 'version'> &
  Record<'path' | 'query' | 'body' | 'person' | 'version', unknown>

/** Where checked becomes typed: what the validators of this very operation let through is what its `Call` says. */
function handlerOf<Id extends OperationId>(handlers: Partial<Handlers>, id: Id): (call: Loose<Id>) => Promise<unknown> {
  const handler: Handler<Id> | undefined = handlers[id]
  if (!handler) throw new Error(`No handler for ${id}.`)
  return (call) => handler(call as Call<Id>)
}
