import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon, toast } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import type { ExportSheet } from '../model/export-sheet'
import type { FetchExportPage } from '../model/workbook'
import { importExportRun } from './lazy-panels'

export interface ExportProps<Row> {
  columns: readonly RecordColumn<Row>[]
  fetchPage: FetchExportPage<Row>
  title: string
  /** With the extension. */
  fileName: string
  /** Sheets after that of the records. */
  moreSheets?: readonly ExportSheet[] | undefined
}

type ExportRunModule = Awaited<ReturnType<typeof importExportRun>>

/**
 * Exports all matching rows in the visible columns as an Excel file. If the chunk fails to load,
 * the button stays for a retry.
 */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const [Run, setRun] = useState<ExportRunModule>()
  if (Run) return <Run {...props} onEnd={() => setRun(undefined)} />
  return (
    <Button
      size="s"
      icon={<FileSpreadsheetIcon />}
      onClick={() =>
        void importExportRun().then((part) => setRun(() => part), toast.failedToLoadData)
      }
    >
      {t('export.start')}
    </Button>
  )
}
