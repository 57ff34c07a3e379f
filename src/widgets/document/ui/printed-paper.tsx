import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import styles from './printed-paper.module.css'

interface PrintedPaperProps<Paper, Key extends QueryKey> {
  /** Fetches what draws the paper; the same function each time. */
  load: () => Promise<ComponentType<{ document: Paper }>>
  /** The paper as it was issued. */
  query: UseQueryOptions<Paper, Error, Paper, Key>
  /** Whether something on the screen differs from what was issued and is not saved. */
  isUnsaved: () => boolean
}

/** How long a document has been open before its paper is fetched: nobody prints sooner, and the document comes first. */
const restMs = 1000

/**
 * What printing the screen of an issued document gives: its paper, in place of the screen that follows this. A browser waits for nothing
 * once it prints, so both are fetched while the screen rests; without them, or with something unsaved, the screen prints.
 */
export function PrintedPaper<Paper, Key extends QueryKey>({ load, query, isUnsaved }: PrintedPaperProps<Paper, Key>) {
  const [Drawn, setDrawn] = useState<ComponentType<{ document: Paper }> | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const { data } = useQuery({ ...query, enabled: Drawn !== null })

  useEffect(() => {
    const fetchPaper = () => load().then((part) => setDrawn(() => part)).catch(() => {})
    const timer = setTimeout(() => void fetchPaper(), restMs)
    return () => clearTimeout(timer)
  }, [load])

  const begin = useEffectEvent(() => flushSync(() => setPrinting(!isUnsaved())))
  useEffect(() => {
    const onBefore = () => begin()
    const onAfter = () => setPrinting(false)
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
    }
  }, [])

  if (!isPrinting || !Drawn || data === undefined) return null
  return (
    <div className={styles.printed}>
      <Drawn document={data} />
    </div>
  )
}
