import type { PersonCall } from '../call'
import type { Db } from '../db/tables'
import type { ProposedChangeRef } from '../db/tables/people'
import { isAnswerDayOver } from '../documents/answer-day'
import { findOpenRevision } from '../documents/revision-rows'

/** Returns the change that is proposed to buyers, with its last day; null if there is none. */
export async function findSentChange(
  db: Db,
  dealId: string,
): Promise<{ revision: number; answer_until: string } | null> {
  const row = await findOpenRevision(db, 'deal_revisions', dealId)
  if (row?.status !== 'sent' || row.answer_until === null) return null
  return { revision: row.revision, answer_until: row.answer_until }
}

/** True until a proposed change is answered, withdrawn, or its last day is over. */
export async function canBeAnswered(
  host: Pick<PersonCall, 'clock' | 'timeZone'> & { db: Db },
  { deal_id, revision }: ProposedChangeRef,
): Promise<boolean> {
  const change = await findSentChange(host.db, deal_id)
  return change?.revision === revision && !isAnswerDayOver(host, change.answer_until)
}
