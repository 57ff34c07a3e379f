import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderConfirmationQuery, type Deal } from '@/entities/deal'
import { useDealContext } from '../model/deal-editor'
import { invalidityOf } from '../model/invalidity'
import { hasOpenCell } from '../model/line-product'
import styles from './printed-confirmation.module.css'

const importPaper = async () => (await import('./order-confirmation')).ConfirmationPaper
type Paper = Awaited<ReturnType<typeof importPaper>>

/** How long a deal has been open before its confirmation is fetched: nobody prints sooner, and the deal comes first. */
const restMs = 1000

const isInForce = (deal: Deal) => deal.order_confirmation_revision !== null && invalidityOf(deal) === null

/**
 * What printing the screen of an issued deal gives: its order confirmation, in place of the screen that follows this. A deal of which
 * none is in force prints as its screen.
 */
export function PrintedConfirmation() {
  const { deal } = useDealContext()
  return deal && isInForce(deal) && <Sheet deal={deal} />
}

/**
 * A browser waits for nothing once it prints, so paper and content are fetched while the screen rests; without them the screen prints,
 * and so it does while something differs from what was issued and is not saved.
 */
function Sheet({ deal }: { deal: Deal }) {
  const { editor } = useDealContext()
  const [PaperPart, setPaper] = useState<Paper | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const { data } = useQuery({
    ...orderConfirmationQuery(deal.id, deal.order_confirmation_revision),
    enabled: PaperPart !== null,
  })

  useEffect(() => {
    const fetchPaper = () => importPaper().then((part) => setPaper(() => part)).catch(() => {})
    const timer = setTimeout(() => void fetchPaper(), restMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const begin = () => {
      const isUnsaved = hasOpenCell(editor) || editor.snapshots.take().isDirty
      flushSync(() => setPrinting(!isUnsaved))
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [editor])

  if (!isPrinting || !PaperPart || !data) return null
  return (
    <div className={styles.printed}>
      <PaperPart document={data} />
    </div>
  )
}
