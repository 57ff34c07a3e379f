import { useEffect, useEffectEvent, useState } from 'react'
import type { ExportProps } from './export-button'

/** How far an export has come; `total` null until the first page says it. */
type ExportProgress = 'failed' | { readonly done: number; readonly total: number | null }

const initialProgress: ExportProgress = { done: 0, total: null }

/** Fetches all matching rows and downloads them as a workbook, from the first render on. Unmounting cancels it. */
export function useExport<Row>({
  columns,
  fetchPage,
  title,
  fileName,
  onEnd,
}: ExportProps<Row> & { onEnd(): void }) {
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<ExportProgress>(initialProgress)

  // With the search and the columns of the moment it was asked for: a later search is another export.
  const run = useEffectEvent(
    async (signal: AbortSignal, tell: (progress: ExportProgress) => void) => {
      try {
        const { collectSheet, downloadSheet } = await import('../model/workbook')
        const sheet = await collectSheet(columns, fetchPage, signal, (done, total) =>
          tell({ done, total }),
        )
        await downloadSheet(sheet, columns, title, fileName)
        onEnd()
      } catch {
        if (!signal.aborted) tell('failed')
      }
    },
  )

  useEffect(() => {
    const controller = new AbortController()
    void run(controller.signal, setProgress)
    return () => controller.abort()
  }, [attempt])

  function retry() {
    setProgress(initialProgress)
    setAttempt(attempt + 1)
  }

  return { progress, retry }
}
