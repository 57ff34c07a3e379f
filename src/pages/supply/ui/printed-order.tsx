import type { Supply } from '@/entities/supply'
import { useRecord } from '@/features/edit-record'
import { PrintedPaper } from '@/widgets/document'
import { orderQuery } from '../model/order-query'
import { supplyForm } from '../model/supply-form'

const loadPaper = async () => (await import('./supply-order')).OrderPaper

const isInForce = ({ status }: Supply) => status !== 'draft' && status !== 'canceled'

/** Prints the order to the mill in place of the screen once it is ordered. */
export function PrintedOrder() {
  const { saved: supply, rows, snapshots } = useRecord(supplyForm)
  if (!supply || !isInForce(supply)) return null
  const isUnsaved = () => Boolean(rows?.hasOpenCell()) || snapshots.take().isDirty
  return <PrintedPaper load={loadPaper} query={orderQuery(supply)} isUnsaved={isUnsaved} />
}
