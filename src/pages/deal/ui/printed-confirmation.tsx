import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderConfirmationQuery, type Deal } from '@/entities/deal'
import styles from './printed-confirmation.module.css'

const importPaper = async () => (await import('./order-confirmation')).ConfirmationPaper
type Paper = Awaited<ReturnType<typeof importPaper>>

/** How long a deal has been open before its confirmation is fetched: nobody prints sooner, and the deal comes first. */
const restMs = 1000

/**
 * What printing the screen of an issued deal gives: its order confirmation, in place of the screen that follows this. A browser waits
 * for nothing once it prints, so paper and content are fetched while the screen rests; without them the screen prints.
 */
export function PrintedConfirmation({ deal }: { deal: Deal }) {
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
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])

  if (!isPrinting || !PaperPart || !data) return null
  return (
    <div className={styles.printed}>
      <PaperPart document={data} />
    </div>
  )
}
