import { recordActivity } from '../activity/activity'
import type { Person, Schemas } from '../call'
import type { AppContext } from '../app-context'
import type { Db, Row } from '../db/tables'
import { cancelJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import { Problem } from '../problems/problem'

type AnswerHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/** The answer of a client, by the link or as a user recorded it. */
type StoredAnswer = Pick<Schemas['QuotationAnswerWrite'], 'answer' | 'name' | 'reason'> & {
  attachment_id: string | null
}

type Answered = {
  deal: Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>
  quotation: Pick<Row<'quotations'>, 'id' | 'number' | 'version'>
  given: StoredAnswer
  /** Network address of the client, if it answered by the link. */
  address?: string
}

/**
 * Stores the only answer to a quotation, adds it to the deal's history and notifies the sale
 * manager. `person` recorded it; null if the client answered by the link.
 * @throws Problem 409 if it was answered or replaced at the same time
 */
export async function storeQuotationAnswer(
  host: AnswerHost & { person: Pick<Person, 'id'> | null },
  { deal, quotation, given, address }: Answered,
): Promise<void> {
  const { db, clock, person } = host
  const { answer, name, reason, attachment_id } = given
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({
      answer,
      answered_at: clock().toISOString(),
      answered_by: name,
      answer_reason: reason,
      recorded_by: person?.id ?? null,
      attachment_id,
      version: quotation.version + 1,
    })
    .where('id', '=', quotation.id)
    .where('answer', 'is', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Problem('not_allowed_now')
  await cancelJob(db, 'quotation_end', quotation.id)
  await recordActivity(host, {
    record: { kind: 'deal', id: deal.id },
    personId: person?.id ?? null,
    kind: 'quotation_answered',
    reason,
    changes: Object.entries({
      quotation: String(quotation.number),
      answer,
      answered_by: name,
      ...(address !== undefined && { address }),
    }).map(([field, to]) => ({ field, line: null, from: null, to })),
  })
  await notify(host, {
    people: [deal.sale_manager_id].filter((id) => id !== person?.id),
    key:
      answer === 'accepted'
        ? 'quotation_accepted'
        : reason === null
          ? 'quotation_declined'
          : 'quotation_declined_reason',
    params: {
      person: name,
      quotation: String(quotation.number),
      number: deal.number,
      client: deal.client_name,
      reason: reason ?? '',
    },
    record: { kind: 'deal', id: deal.id },
  })
}
