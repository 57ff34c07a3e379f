import { orderConfirmationQueryOptions, type Deal } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { PrintedPaper } from '@/widgets/document'
import { dealForm } from '../model/deal-form'
import { getInvalidityReason } from '../model/invalidity-reason'

const importPaper = async () => (await import('./order-confirmation')).ConfirmationPaper

const isConfirmationValid = (deal: Deal) =>
  deal.order_confirmation_revision !== null && getInvalidityReason(deal) === null

/** Prints the order confirmation in place of the screen while one is in force. */
export function PrintedConfirmation() {
  const { saved: deal, rows, snapshots } = useRecord(dealForm)
  if (!deal || !isConfirmationValid(deal)) return null
  return (
    <PrintedPaper
      load={importPaper}
      query={orderConfirmationQueryOptions(deal.id, deal.order_confirmation_revision)}
      isUnsaved={() => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty}
    />
  )
}
