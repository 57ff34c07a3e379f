import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon, toast } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import type { FetchExportPage } from '../model/workbook'
import { importExportRun } from './lazy-panels'

export type ExportProps<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly fetchPage: FetchExportPage<Row>
  readonly title: string
  /** With its ending. */
  readonly fileName: string
}

type ExportRunModule = Awaited<ReturnType<typeof importExportRun>>

/**
 * Exports everything that matches, in the columns that are shown, as an Excel file. If the chunk that does it can't be loaded, the button
 * stays, to be pressed again.
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
