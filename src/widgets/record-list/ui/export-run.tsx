import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon } from '@/shared/ui'
import type { ExportProps } from './export-button'
import styles from './toolbar.module.css'

/** Progress of an export; `total` is null until the first page is loaded. */
type ExportProgress = 'failed' | { readonly done: number; readonly total: number | null }

const INITIAL_PROGRESS: ExportProgress = { done: 0, total: null }

/**
 * Fetches all matching rows and downloads them as a workbook, starting on mount. Unmounting cancels
 * it.
 */
function useExport<Row>({
  columns,
  fetchPage,
  title,
  fileName,
  moreSheets = [],
  onEnd,
}: ExportProps<Row> & { onEnd(): void }) {
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<ExportProgress>(INITIAL_PROGRESS)

  // Uses the search and columns from the start of the export; a later search is another export.
  const run = useEffectEvent(
    async (signal: AbortSignal, onProgress: (progress: ExportProgress) => void) => {
      try {
        const { collectSheet, downloadSheet } = await import('../model/workbook')
        const sheet = await collectSheet(columns, fetchPage, signal, (done, total) =>
          onProgress({ done, total }),
        )
        await downloadSheet(sheet, { columns, title, fileName, moreSheets, signal })
        onEnd()
      } catch {
        if (!signal.aborted) onProgress('failed')
      }
    },
  )

  useEffect(() => {
    const controller = new AbortController()
    void run(controller.signal, setProgress)
    return () => controller.abort()
  }, [attempt])

  function retry() {
    setProgress(INITIAL_PROGRESS)
    setAttempt(attempt + 1)
  }

  return { progress, retry }
}

type Props<Row> = ExportProps<Row> & {
  /** Called after the download or cancellation. */
  onEnd(): void
}

/** A running export with progress and a cancel button, or its error with a retry. */
export function ExportRun<Row>(props: Props<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  const { progress, retry } = useExport(props)

  if (progress === 'failed') {
    return (
      <span className={styles.export}>
        <span role="alert" className={styles.failed}>
          {t('export.failed')}
        </span>
        <Button size="s" icon={<FileSpreadsheetIcon />} onClick={retry}>
          {t('export.again')}
        </Button>
      </span>
    )
  }
  const { done, total } = progress
  return (
    <span className={styles.export}>
      <progress
        className={styles.progress}
        aria-label={t('export.running')}
        max={total ?? 1}
        value={total === null ? undefined : done}
      />
      <span className={styles.count}>
        {t('export.progress', {
          done: format.number(done),
          total: total === null ? '…' : format.number(total),
        })}
      </span>
      <Button size="s" onClick={props.onEnd}>
        {t('export.cancel')}
      </Button>
    </span>
  )
}
