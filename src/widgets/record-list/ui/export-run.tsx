import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, FileSpreadsheetIcon } from '@/shared/ui'
import type { ExportProps } from './export-button'
import styles from './toolbar.module.css'
import { useExport } from './use-export'

type Props<Row> = ExportProps<Row> & {
  /** The file is there, or no longer wanted. */
  onEnd(): void
}

/** An export under way: how far it has come, and a way to stop it; or that it failed, and a way to begin anew. */
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
