import { useTranslation } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui'
import { useUploads } from '../model/use-uploads'
import styles from './attach-files.module.css'
import { UploadRow } from './upload-row'

/** The largest file that the contract takes, in bytes. */
const maxBytes = 10_000_000

const accept = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.heic', '.pdf'],
  ...['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.csv', '.txt'],
]

/** Takes files and attaches them to a deal. */
export function AttachFiles({ dealId }: { dealId: string }) {
  const { t } = useTranslation('features/attach-file')
  const { uploads, take, retry, drop } = useUploads(dealId)
  return (
    <div className={styles.uploads}>
      <FileDrop label={t('label')} kinds={t('kinds')} limit={t('limit')} accept={accept} maxBytes={maxBytes} onFiles={take} />
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => drop(upload)} />
      ))}
    </div>
  )
}
