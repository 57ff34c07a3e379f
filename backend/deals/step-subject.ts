import { exposureOf } from '../clients/client-figures'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import type { DealStatus, DealWrite } from './contract'
import type { StepSubject } from './rules/transitions'

type Standing = { id: string | null; status: DealStatus; saleManagerId: string; purchasedLitres: number }

/** Gathers what the steps of a deal are judged by. */
export async function stepSubject(
  db: Db,
  standing: Standing,
  deal: DealWrite,
  revenueEur: string | null,
  client: Row<'clients'>,
): Promise<StepSubject> {
  // Only confirming looks at the client's credit, and who drafts what is to be confirmed.
  const leadsToConfirming = standing.status === 'draft' || standing.status === 'order_confirmation'
  const exposure = leadsToConfirming ? await exposureOf(db, client.id, standing.id ?? undefined) : 0
  return {
    status: standing.status,
    saleManagerId: standing.saleManagerId,
    deal,
    revenueEur,
    isPurchased: standing.purchasedLitres > 0,
    client: {
      status: client.status,
      creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
      exposureEur: fromCents(exposure),
    },
  }
}

/** Where a stored deal stands. */
export const standingOf = (deal: Row<'deals'>): Standing => ({
  id: deal.id,
  status: deal.status,
  saleManagerId: deal.sale_manager_id,
  purchasedLitres: deal.purchased_l,
})
