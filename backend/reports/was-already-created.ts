import type { StaffCall } from '../call'
import { Problem } from '../problems/problem'
import type { ReportRow } from './find-report'

/**
 * Whether a report was begun with this id before, by the same person with the same words: a device sends it again when no answer has come.
 * @throws Problem 422 when the id is another report's, or was sent with other words
 */
export async function wasAlreadyCreated(
  { db, person }: StaffCall,
  sent: { id: string; kind: ReportRow['kind']; hash: string },
): Promise<boolean> {
  const begun = await db
    .selectFrom('inspection_reports')
    .select(['kind', 'created_by', 'sent_hash'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!begun) return false
  if (begun.kind === sent.kind && begun.created_by === person.id && begun.sent_hash === sent.hash)
    return true
  throw Problem.invalid({ pointer: '/id', code: 'duplicate' })
}
