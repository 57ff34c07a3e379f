import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { paperQueryOptions, type PaperRecord, type ShownPaper } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'
import type { Paper } from './paper'
import styles from './printed-paper.module.css'

interface PrintedPaperProps {
  record: PaperRecord
  paper: ShownPaper
  /** True if unsaved changes differ from the issued paper. */
  isUnsaved: () => boolean
}

/** Delay before the paper is prefetched, so that the document loads first. */
const PREFETCH_DELAY_MS = 1000

/**
 * Prints the paper of an issued document instead of its screen, which the next siblings draw.
 * Browsers do not wait when printing starts, so the paper is prefetched. If it is not loaded, or
 * changes are unsaved, a notice is printed, because the screen shows costs.
 */
export function PrintedPaper({ record, paper, isUnsaved }: PrintedPaperProps) {
  const [LoadedPaper, setLoadedPaper] = useState<typeof Paper | null>(null)
  const [printing, setPrinting] = useState<'paper' | 'unsaved' | null>(null)
  const { t } = useTranslation('widgets/document')
  const { data } = useQuery({
    ...paperQueryOptions(record, { paper }),
    enabled: LoadedPaper !== null,
  })

  useEffect(() => {
    const fetchPaper = () =>
      import('./paper').then((part) => setLoadedPaper(() => part.Paper)).catch(() => {})
    const timer = setTimeout(() => void fetchPaper(), PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

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
      ) : !LoadedPaper || data === undefined ? (
        <p>{t('paper.not_printed.loading')}</p>
      ) : (
        <LoadedPaper paper={data} />
      )}
    </div>
  )
}

const isInternalPrint = (): boolean => document.documentElement.dataset['print'] === 'internal'

/** Prints the screen with costs and margin. Other ways of printing give the paper or a notice. */
function printInternal() {
  document.documentElement.dataset['print'] = 'internal'
  addEventListener('afterprint', () => delete document.documentElement.dataset['print'], {
    once: true,
  })
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
