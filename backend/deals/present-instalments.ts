import { fromCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import type { Deal } from './schema'

type ShownInstalments = Pick<Deal, 'instalments' | 'overdue' | 'overdue_since' | 'next_instalment'>

/**
 * Returns the instalments of a deal, what is overdue and what is due next.
 * @param today `YYYY-MM-DD`
 */
export async function presentInstalments(
  db: Db,
  deal: Pick<Row<'deals'>, 'id' | 'unpaid_due_on'>,
  today: string,
): Promise<ShownInstalments> {
  const rows = await db
    .selectFrom('deal_instalments')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .orderBy('position')
    .execute()
  const isOverdue = ({ due_on }: Row<'deal_instalments'>) => due_on !== null && due_on < today
  const next = rows.find((row) => row.due_on !== null && row.unpaid_cents > 0 && !isOverdue(row))
  return {
    instalments: rows.map(presentInstalment),
    overdue: fromCents(
      rows.filter(isOverdue).reduce((sum, { unpaid_cents }) => sum + unpaid_cents, 0),
    ),
    overdue_since: getOverdueSince(deal, today),
    next_instalment: next ? presentInstalment(next) : null,
  }
}

/**
 * Returns the due day of the oldest overdue instalment; null if nothing is overdue. As
 * `isOverdueDeal` of the list.
 * @param today `YYYY-MM-DD`
 */
export const getOverdueSince = (
  { unpaid_due_on }: Pick<Row<'deals'>, 'unpaid_due_on'>,
  today: string,
): string | null => (unpaid_due_on !== null && unpaid_due_on < today ? unpaid_due_on : null)

const presentInstalment = ({ due_on, amount_cents, unpaid_cents }: Row<'deal_instalments'>) => ({
  due_on,
  amount: fromCents(amount_cents),
  unpaid: fromCents(unpaid_cents),
})
