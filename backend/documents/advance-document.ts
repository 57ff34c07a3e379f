import type { RecordRef } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { logStep } from './log-step'

type AdvancedHead<Status> = { status: Status; version: number; updated_at: string }

/**
 * Takes a document a step on that the system takes, as its cargo goes, inside the transaction of what happened to the cargo.
 * @param stored undefined where there is none
 * @param store writes the row
 * @throws Problem 404 without such a document, 409 when that is not a step of the system
 */
export async function advanceDocument<Status extends string>(
  surroundings: Pick<AppContext, 'clock' | 'random'> & { db: Db },
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
    updated_at: surroundings.clock().toISOString(),
  })
  await logStep(surroundings, record, { from: stored.status, to, personId: null })
}
