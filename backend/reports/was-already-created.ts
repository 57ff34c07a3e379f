import type { StaffCall } from '../call'
import { Problem } from '../problems/problem'
import type { ReportRow } from './find-report'

/**
 * True if the user already created a report with this id and content. Devices resend a request
 * without a response.
 * @throws Problem 422 if the id belongs to another report, or to another content
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
