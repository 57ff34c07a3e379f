import { orderConfirmationQuery, type Deal } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { PrintedPaper } from '@/widgets/document'
import { dealForm } from '../model/deal-form'
import { invalidityOf } from '../model/invalidity'

const loadPaper = async () => (await import('./order-confirmation')).ConfirmationPaper

const isInForce = (deal: Deal) =>
  deal.order_confirmation_revision !== null && invalidityOf(deal) === null

/** Prints the order confirmation in place of the screen while one is in force. */
export function PrintedConfirmation() {
  const { saved: deal, rows, snapshots } = useRecord(dealForm)
  if (!deal || !isInForce(deal)) return null
  return (
    <PrintedPaper
      load={loadPaper}
      query={orderConfirmationQuery(deal.id, deal.order_confirmation_revision)}
      isUnsaved={() => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty}
    />
  )
}
