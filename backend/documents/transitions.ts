import { recordActivity, type RecordRef } from '../activity/activity'
import type { Db } from '../db/tables'
import { closeOverrideRequest } from '../overrides/close-request'
import type { AppContext } from '../app-context'
import { Problem } from '../problems/problem'

/** A transition; `personId` is null for one by the system. */
type RunTransition = {
  from: string
  to: string
  personId: string | null
  reason?: string | undefined
  isOverridden?: boolean
}

/**
 * Logs a transition, preceded by its override if there was one, and closes the override request.
 */
export async function logTransition(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  record: RecordRef,
  { from, to, personId, reason, isOverridden = false }: RunTransition,
): Promise<void> {
  const entry = { record, personId, reason: reason ?? null }
  if (isOverridden) await recordActivity(host, { ...entry, kind: 'overridden', changes: [] })
  await recordActivity(host, {
    ...entry,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from, to }],
  })
  await closeOverrideRequest(host, record, { to, personId, reason, isOverridden })
}

type AdvancedHead<Status> = { status: Status; version: number; updated_at: string }

/**
 * Takes a transition of the system, in the transaction of the cargo change that caused it.
 * @param stored undefined if the document does not exist
 * @param store writes the row
 * @throws Problem 404 without such a document, 409 if the system can't take the transition
 */
export async function advanceDocument<Status extends string>(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  record: RecordRef,
  {
    stored,
    to,
    machine,
  }: {
    stored: { status: Status; version: number } | undefined
    to: Status
    machine: { isBySystem(from: Status, to: Status): boolean }
  },
  store: (changed: AdvancedHead<Status>) => Promise<unknown>,
): Promise<void> {
  if (!stored) throw new Problem('not_found')
  if (!machine.isBySystem(stored.status, to)) throw new Problem('not_allowed_now')
  await store({
    status: to,
    version: stored.version + 1,
    updated_at: host.clock().toISOString(),
  })
  await logTransition(host, record, { from: stored.status, to, personId: null })
}
