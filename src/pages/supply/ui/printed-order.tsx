import type { Supply } from '@/entities/supply'
import { useRecord } from '@/features/edit-record'
import { PrintedPaper } from '@/widgets/document'
import { supplyOrderQueryOptions } from '../model/supply-order-query'
import { supplyForm } from '../model/supply-form'

const importPaper = async () => (await import('./supply-order')).OrderPaper

const isOrderValid = ({ status }: Supply) => status !== 'draft' && status !== 'canceled'

/** Prints the order to the mill in place of the screen once it is ordered. */
export function PrintedOrder() {
  const { saved: supply, rows, snapshots } = useRecord(supplyForm)
  if (!supply || !isOrderValid(supply)) return null
  const isUnsaved = () => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty
  return (
    <PrintedPaper
      load={importPaper}
      query={supplyOrderQueryOptions(supply)}
      isUnsaved={isUnsaved}
    />
  )
}
