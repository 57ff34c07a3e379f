import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecordColumn } from '../model/column'
import type { FetchExportPage } from '../model/workbook'

/** How far an export has come; `total` null until the first page says it. */
export type ExportState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number | null }

type Wanted<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly fetchPage: FetchExportPage<Row>
  readonly title: string
  readonly fileName: string
}

/** Fetches all matching rows and hands them over as a workbook. One at a time; leaving the list cancels it. */
export function useExport<Row>({ columns, fetchPage, title, fileName }: Wanted<Row>) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }, [])

  const start = useCallback(async () => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setState({ kind: 'running', done: 0, total: null })
    try {
      const { collectSheet, downloadSheet } = await import('../model/workbook')
      const sheet = await collectSheet(columns, fetchPage, controller.signal, (done, total) =>
        setState({ kind: 'running', done, total }),
      )
      await downloadSheet(sheet, columns, title, fileName)
      setState({ kind: 'idle' })
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'failed' })
    }
  }, [columns, fetchPage, title, fileName])

  return { state, start, cancel }
}
