import type { RefObject } from 'react'
import type { RecordRef } from '@/entities/document'
import { fileEndings, maxBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui'
import { useFileSizeLimit, useUploads } from '../model/use-uploads'
import styles from './attach-files.module.css'
import { UploadRow } from './upload-row'

const acceptedExtensions = fileEndings.uploadAttachment.map((ending) => `.${ending}`)

interface AttachFilesProps {
  record: RecordRef
  /** The file input, focused when a file beside it is uploaded or removed. */
  addRef: RefObject<HTMLInputElement | null>
}

export function AttachFiles({ record, addRef }: AttachFilesProps) {
  const { t } = useTranslation('widgets/document')
  const limit = useFileSizeLimit()
  const { uploads, add, retry, remove } = useUploads(record)

  return (
    <div className={styles.uploads}>
      <FileDrop
        label={t('upload.label')}
        kinds={t('upload.kinds')}
        limit={limit}
        accept={acceptedExtensions}
        maxBytes={maxBytes.uploadAttachment}
        onFiles={add}
        inputRef={addRef}
      />
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          addRef={addRef}
          onRetry={() => retry(upload)}
          onRemove={() => remove(upload)}
        />
      ))}
    </div>
  )
}
