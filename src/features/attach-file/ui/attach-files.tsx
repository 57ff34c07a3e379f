import type { RefObject } from 'react'
import { mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui'
import { useUploads, type Upload } from '../model/use-uploads'
import styles from './attach-files.module.css'
import { UploadRow } from './upload-row'

const accept = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.heic', '.pdf'],
  ...['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.csv', '.txt'],
]

interface AttachFilesProps {
  dealId: string
  /** The control that opens the choice of files: where the keyboard goes when a file beside it is taken away. */
  addRef: RefObject<HTMLInputElement | null>
}

/** Takes files and attaches them to a deal. */
export function AttachFiles({ dealId, addRef }: AttachFilesProps) {
  const { t } = useTranslation('features/attach-file')
  const { uploads, take, retry, drop } = useUploads(dealId)

  function forget(upload: Upload) {
    // The button that was pressed goes with its row.
    addRef.current?.focus()
    drop(upload)
  }

  return (
    <div className={styles.uploads}>
      <FileDrop
        label={t('label')}
        kinds={t('kinds')}
        limit={t('limit')}
        accept={accept}
        maxBytes={mostBytes.uploadDealAttachment}
        onFiles={take}
        inputRef={addRef}
      />
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => forget(upload)} />
      ))}
    </div>
  )
}
