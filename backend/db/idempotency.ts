import { sha256 } from '../identifiers'
import { Problem } from '../problems/problem'
import type { Db } from './tables'
import { DAY_MS } from '@domain/calendar'

/** Storage time of an answer, for repeated calls. */
const ANSWER_LIFETIME_MS = 2 * DAY_MS
/** Storage time of a key, so that an old draft on a device creates no second record. */
const KEY_LIFETIME_MS = 365 * DAY_MS

/** A person's request with its idempotency key. */
export type IdempotentCall = {
  personId: string
  operation: string
  key: string
  requestHash: string
}

/** Hashes address, version and body. */
export async function hashRequest(
  address: string,
  version: number | null,
  body: unknown,
): Promise<string> {
  if (isUpload(body)) {
    const content = await sha256(new Uint8Array(await body.file.arrayBuffer()))
    return sha256(
      JSON.stringify([
        address,
        version,
        body.file.name,
        body.file.type,
        content,
        ...(body.id ? [body.id] : []),
      ]),
    )
  }
  return sha256(JSON.stringify([address, version, body]))
}

function isUpload(body: unknown): body is { file: File; id?: string | null } {
  return typeof body === 'object' && body !== null && 'file' in body && body.file instanceof File
}

/** Returns the id of the record that was answered; null if the answer is not a record. */
const findRecordId = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null

/**
 * Runs a request once: a repetition gets the first answer. Must run in the request's transaction,
 * so that change and answer are stored together. Failures are not stored and may be retried.
 * @throws Problem 409 if the key was used for another request, or its answer is no longer stored
 */
export async function replayOrExecute(
  db: Db,
  now: Date,
  call: IdempotentCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { personId, operation, key, requestHash } = call
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer', 'record_id'])
    .where('person_id', '=', personId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier) {
    if (earlier.request_hash !== requestHash || earlier.answer === null)
      throw Problem.keyReused(earlier.record_id)
    const answer: unknown = JSON.parse(earlier.answer)
    // A request without an answer returns undefined again.
    return answer ?? undefined
  }
  const answer = await work()
  await removeExpired(db, now)
  await db
    .insertInto('idempotency_keys')
    .values({
      person_id: personId,
      operation,
      key,
      request_hash: requestHash,
      answer: JSON.stringify(answer ?? null),
      record_id: findRecordId(answer),
      created_at: now.toISOString(),
    })
    .execute()
  return answer
}

async function removeExpired(db: Db, now: Date): Promise<void> {
  const getTimeBefore = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .updateTable('idempotency_keys')
    .set({ answer: null })
    .where('answer', 'is not', null)
    .where('created_at', '<', getTimeBefore(ANSWER_LIFETIME_MS))
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', getTimeBefore(KEY_LIFETIME_MS))
    .execute()
}
