import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { isInternalPrint } from './print-internal'
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
const prefetchDelayMs = 1000

/**
 * Prints the paper of an issued document in place of its screen, which follows this. A browser waits for nothing once it prints, so the paper is
 * fetched while the screen rests. If the paper is not there yet or changes are unsaved, a sentence is printed instead: the screen shows costs.
 */
export function PrintedPaper<Paper, Key extends QueryKey>({
  load,
  query,
  isUnsaved,
}: PrintedPaperProps<Paper, Key>) {
  const [Drawn, setDrawn] = useState<ComponentType<{ document: Paper }> | null>(null)
  const [printing, setPrinting] = useState<'paper' | 'unsaved' | null>(null)
  const { t } = useTranslation('widgets/document')
  const { data } = useQuery({ ...query, enabled: Drawn !== null })

  useEffect(() => {
    const fetchPaper = () =>
      load()
        .then((part) => setDrawn(() => part))
        .catch(() => {})
    const timer = setTimeout(() => void fetchPaper(), prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [load])

  const begin = useEffectEvent(() =>
    flushSync(() => setPrinting(isInternalPrint() ? null : isUnsaved() ? 'unsaved' : 'paper')),
  )
  useEffect(() => {
    const onBefore = () => begin()
    const onAfter = () => setPrinting(null)
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
    }
  }, [])

  if (printing === null) return null
  return (
    <div className={styles.printed}>
      {printing === 'unsaved' ? (
        <p>{t('paper.not_printed.unsaved')}</p>
      ) : !Drawn || data === undefined ? (
        <p>{t('paper.not_printed.loading')}</p>
      ) : (
        <Drawn document={data} />
      )}
    </div>
  )
}
