import type { RecordRef } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { logStep } from './log-step'

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
    steps,
  }: {
    stored: { status: Status; version: number } | undefined
    to: Status
    steps: { isBySystem(from: Status, to: Status): boolean }
  },
  store: (changed: AdvancedHead<Status>) => Promise<unknown>,
): Promise<void> {
  if (!stored) throw new Problem('not_found')
  if (!steps.isBySystem(stored.status, to)) throw new Problem('not_allowed_now')
  await store({
    status: to,
    version: stored.version + 1,
    updated_at: host.clock().toISOString(),
  })
  await logStep(host, record, { from: stored.status, to, personId: null })
}
