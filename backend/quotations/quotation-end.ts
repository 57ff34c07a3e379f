import { shiftDay } from '@domain/calendar'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { AppContext } from '../app-context'
import type { Db, Row } from '../db/tables'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import { getQuotationState } from './quotation-state'

/** Schedules the notification on the day before the last; none if the quotation ends by then. */
export async function scheduleQuotationEnd(
  host: Pick<AppContext, 'clock' | 'timeZone'> & { db: Db },
  { id, valid_until }: Pick<Row<'quotations'>, 'id' | 'valid_until'>,
): Promise<void> {
  const day = shiftDay(valid_until, -1)
  if (day > getBusinessDay(host))
    await scheduleJob(host, 'quotation_end', id, getStartOfBusinessDay(day, host.timeZone))
}

/** Notifies the sale manager that an open quotation ends tomorrow. */
export const notifyQuotationEnd: Job = async (host, id) => {
  const found = await host.db
    .selectFrom('quotations')
    .innerJoin('deals', 'deals.id', 'quotations.deal_id')
    .select(['quotations.number', 'answer', 'superseded_at', 'is_changed', 'valid_until'])
    .select(['deal_id', 'deals.number as deal_number', 'client_name', 'sale_manager_id', 'status'])
    .where('quotations.id', '=', id)
    .executeTakeFirst()
  if (!found || getQuotationState(found, found.status, getBusinessDay(host)) !== 'open') return
  await notify(host, {
    people: [found.sale_manager_id],
    key: 'quotation_ends',
    params: {
      quotation: String(found.number),
      number: found.deal_number,
      client: found.client_name,
      day: found.valid_until,
    },
    record: { kind: 'deal', id: found.deal_id },
  })
}
