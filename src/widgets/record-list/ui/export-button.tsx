import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { toast } from '@/shared/lib/toast'
import { Button, FileSpreadsheetIcon } from '@/shared/ui'
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

type RunPart = Awaited<ReturnType<typeof importExportRun>>

/** Everything that matches, in the columns that are shown, as an Excel file. Where what runs it can't be had, the button stays, to press again. */
export function ExportButton<Row>(props: ExportProps<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const [Run, setRun] = useState<RunPart>()
  if (Run) return <Run {...props} onEnd={() => setRun(undefined)} />
  return (
    <Button
      size="s"
      icon={<FileSpreadsheetIcon />}
      onClick={() => void importExportRun().then((part) => setRun(() => part), toast.failedToLoadData)}
    >
      {t('export.start')}
    </Button>
  )
}
