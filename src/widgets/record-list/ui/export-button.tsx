import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import type { FetchExportPage } from '../model/workbook'
import { ExportRun } from './lazy-panels'

export type ExportProps<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly fetchPage: FetchExportPage<Row>
  readonly title: string
  /** With its ending. */
  readonly fileName: string
}

/** Everything that matches, in the columns that are shown, as an Excel file. */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const [isRunning, setIsRunning] = useState(false)
  if (isRunning) return <ExportRun {...props} onEnd={() => setIsRunning(false)} />
  return (
    <Button size="s" icon={<FileSpreadsheetIcon />} onClick={() => setIsRunning(true)}>
      {t('export.start')}
    </Button>
  )
}
