import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import type { FetchExportPage } from '../model/workbook'
import styles from './toolbar.module.css'
import { useExport } from './use-export'

type Props<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly fetchPage: FetchExportPage<Row>
  readonly title: string
  readonly fileName: string
}

/** Everything that matches, in the columns that are shown, as an Excel file. */
export function ExportButton<Row>(props: Props<Row>) {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  const { state, start, cancel } = useExport(props)

  if (state.kind === 'running') {
    return (
      <span className={styles.export}>
        <progress
          className={styles.progress}
          aria-label={t('export.running')}
          max={state.total ?? 1}
          value={state.total === null ? undefined : state.done}
        />
        <span className={styles.count}>
          {t('export.progress', {
            done: format.number(state.done),
            total: state.total === null ? '…' : format.number(state.total),
          })}
        </span>
        <Button size="s" onClick={cancel}>
          {t('export.cancel')}
        </Button>
      </span>
    )
  }
  return (
    <span className={styles.export}>
      {state.kind === 'failed' && (
        <span role="alert" className={styles.failed}>
          {t('export.failed')}
        </span>
      )}
      <Button size="s" icon={<FileSpreadsheetIcon />} onClick={() => void start()}>
        {state.kind === 'failed' ? t('export.again') : t('export.start')}
      </Button>
    </span>
  )
}
