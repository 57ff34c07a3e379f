import type { RefObject } from 'react'
import type { RecordRef } from '@/entities/document'
import { fileEndings, mostBytes } from '@/shared/api/generated/uploads'
import { useTranslation } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui'
import { useFileSizeLimit } from '../model/use-file-size-limit'
import { useUploads } from '../model/use-uploads'
import styles from './attach-files.module.css'
import { UploadRow } from './upload-row'

const acceptedEndings = fileEndings.uploadAttachment.map((ending) => `.${ending}`)

interface AttachFilesProps {
  record: RecordRef
  /** The control that opens the choice of files: where the keyboard goes when a file beside it has come or is taken away. */
  addRef: RefObject<HTMLInputElement | null>
}

/** Takes files and attaches them to a record. */
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
        accept={acceptedEndings}
        maxBytes={mostBytes.uploadAttachment}
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
