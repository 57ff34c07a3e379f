import type { RecordRef } from '../activity/activity'
import type { Call, Handlers, Schemas } from '../call'
import { getCargo } from '../cargos/handlers'
import type { Db, Row } from '../db/tables'
import { getDeal } from '../deals/handlers'
import type { RecordPolicy } from '../records/record-policy'
import { createId } from '../identifiers'
import type { MessageKey } from '../notifications/format-message'
import { findPeopleInRoles, notifyOthers } from '../notifications/notify'
import { getOrder } from '../orders/present-order'
import { createPersonLookup } from '../people/person-refs'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import { getSupply } from '../supplies/present-supply'
import { findAnswerRecipientIds } from './answer-recipients'

type OverridePolicies = Readonly<
  Record<RecordRef['kind'], { policy: Pick<RecordPolicy<never>, 'readerRoles'> }>
>
type BlockedDocument = {
  number: string
  transitions: readonly (Schemas['Transition'] & {
    to: string
    missing: readonly { code: string }[]
  })[]
}

/**
 * Requests to override missing needs of a document. Global managers and admins decide, by an
 * override or by declining.
 */
export const createOverrideHandlers = (kinds: OverridePolicies) =>
  ({
    async listOverrideRequests(call) {
      await requireDocument(kinds, call)
      return presentRequests(call.db, call.path.id)
    },

    async createOverrideRequest(call) {
      const { db, person, path, body, clock, random } = call
      const { number, transitions } = await requireDocument(kinds, call)
      const transition = transitions.find(({ to }) => to === body.to)
      if (!transition?.can_request_override) throw new Problem('not_allowed_now')
      if (await findOpenRequest(db, path.id)) throw new Problem('not_allowed_now')
      const request = {
        id: createId(random),
        record_kind: path.kind,
        record_id: path.id,
        number,
        step: body.to,
        reason: body.reason,
      }
      await db
        .insertInto('override_requests')
        .values({
          ...request,
          created_at: clock().toISOString(),
          created_by: person.id,
          status: 'open',
        })
        .execute()
      await notifyOthers(call, {
        people: await findPeopleInRoles(db, ['global_manager', 'admin']),
        key: getRequestMessageKey(transition.missing.map(({ code }) => code)),
        params: { person: person.name, number, reason: body.reason },
        record: path,
      })
      return presentRequest(db, request.id)
    },

    async declineOverrideRequest(call) {
      const { db, person, path, body, clock } = call
      await requireDocument(kinds, call)
      if (!hasGlobalRole(person)) throw new Problem('forbidden')
      const request = await db
        .selectFrom('override_requests')
        .selectAll()
        .where('id', '=', path.request_id)
        .where('record_id', '=', path.id)
        .executeTakeFirst()
      if (!request) throw new Problem('not_found')
      if (request.status !== 'open') throw new Problem('not_allowed_now')
      await db
        .updateTable('override_requests')
        .set({
          status: 'declined',
          answer: body.reason,
          answered_at: clock().toISOString(),
          answered_by: person.id,
        })
        .where('id', '=', request.id)
        .execute()
      await notifyOthers(call, {
        people: await findAnswerRecipientIds(db, request),
        key: 'override_declined',
        params: { person: person.name, number: request.number, reason: body.reason },
        record: { kind: path.kind, id: path.id },
      })
      return presentRequest(db, request.id)
    },
  }) satisfies Partial<Handlers>

/**
 * Returns the document as the caller may see it.
 * @throws Problem 403 for a role that can't read this kind, 404 if out of scope or the kind has no
 * overrides
 */
async function requireDocument(
  kinds: OverridePolicies,
  call: Omit<Call<'listOverrideRequests'>, 'body'>,
): Promise<BlockedDocument> {
  if (!kinds[call.path.kind].policy.readerRoles.includes(call.person.role))
    throw new Problem('forbidden')
  const shown = { ...call, path: { id: call.path.id }, query: null, body: null, version: null }
  switch (call.path.kind) {
    case 'deal':
      return getDeal(shown)
    case 'supply':
      return getSupply(shown)
    case 'cargo':
      return getCargo(shown)
    case 'order':
      return getOrder(shown)
    default:
      throw new Problem('not_found')
  }
}

/** The notification names the missing need if it is a single known one. */
function getRequestMessageKey(codes: readonly string[]): MessageKey {
  const [first, ...others] = new Set(codes)
  if (others.length > 0) return 'override_requested'
  if (first === 'within_credit_limit') return 'override_requested_credit'
  if (first === 'client_not_blocked') return 'override_requested_blocked'
  return first === 'certified_wood' ? 'override_requested_certificate' : 'override_requested'
}

const findOpenRequest = (db: Db, recordId: string) =>
  db
    .selectFrom('override_requests')
    .select('id')
    .where('record_id', '=', recordId)
    .where('status', '=', 'open')
    .executeTakeFirst()

async function presentRequest(db: Db, id: string): Promise<Schemas['OverrideRequest']> {
  const row = await db
    .selectFrom('override_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [request] = await presentRequestRows(db, [row])
  if (!request) throw new Problem('not_found')
  return request
}

async function presentRequests(db: Db, recordId: string): Promise<Schemas['OverrideRequest'][]> {
  const rows = await db
    .selectFrom('override_requests')
    .selectAll()
    .where('record_id', '=', recordId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return presentRequestRows(db, rows)
}

async function presentRequestRows(
  db: Db,
  rows: readonly Row<'override_requests'>[],
): Promise<Schemas['OverrideRequest'][]> {
  const toPersonRef = await createPersonLookup(
    db,
    rows.flatMap(({ created_by, answered_by }) =>
      answered_by === null ? [created_by] : [created_by, answered_by],
    ),
  )
  return rows.map(
    ({ id, step, reason, created_at, created_by, status, answer, answered_at, answered_by }) => ({
      id,
      to: step,
      reason,
      created_at,
      created_by: toPersonRef(created_by),
      status,
      answer,
      answered_at,
      answered_by: answered_by === null ? null : toPersonRef(answered_by),
    }),
  )
}
