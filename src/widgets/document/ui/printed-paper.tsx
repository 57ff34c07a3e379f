import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'
import styles from './printed-paper.module.css'

interface PrintedPaperProps<Paper, Key extends QueryKey> {
  /** Loads the paper's component. Must be the same function in every render. */
  load: () => Promise<ComponentType<{ document: Paper }>>
  /** Query of the issued paper. */
  query: UseQueryOptions<Paper, Error, Paper, Key>
  /** True if unsaved changes differ from the issued paper. */
  isUnsaved: () => boolean
}

/** Delay before the paper is prefetched, so that the document loads first. */
const prefetchDelayMs = 1000

/**
 * Prints the paper of an issued document instead of its screen, the next siblings. Browsers do not
 * wait when printing starts, so the paper is prefetched. If it is not loaded, or changes are
 * unsaved, a notice is printed: the screen shows costs.
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

  const startPrinting = useEffectEvent(() =>
    flushSync(() => setPrinting(isInternalPrint() ? null : isUnsaved() ? 'unsaved' : 'paper')),
  )
  useEffect(() => {
    const onBefore = () => startPrinting()
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

const getDocumentElement = () => document.documentElement

const isInternalPrint = (): boolean => getDocumentElement().dataset['print'] === 'internal'

/** Prints the screen with costs and margin. Other ways of printing give the paper or a notice. */
function printInternal() {
  getDocumentElement().dataset['print'] = 'internal'
  addEventListener('afterprint', () => delete getDocumentElement().dataset['print'], { once: true })
  print()
}

export function PrintInternalItem() {
  const { t } = useTranslation('widgets/document')
  return (
    <button type="button" className={menuItemClass} onClick={printInternal}>
      {t('paper.print_internal')}
    </button>
  )
}
