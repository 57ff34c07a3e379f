import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { RecordRef } from '@/entities/document'
import { useAuth } from '@/entities/session'
import { fileEndings, maxBytes } from '@contract/uploads'
import { useFormat, useTranslation } from '@/shared/i18n'
import { formatFileSize } from '@/shared/lib/file-size'
import { Banner, Button, FileDrop, IconButton, NativeSelect, Progress, XIcon } from '@/shared/ui'
import { getDefaultAttachmentKind, listAttachmentKinds } from '@domain/rules/attachment-kinds'
import { type Upload, useFileSizeLimit, useUploads } from '../../model/use-uploads'
import styles from './attach-files.module.css'

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
  const role = useAuth().role ?? 'client'
  const kinds = listAttachmentKinds(role, record.kind)
  const [kind, setKind] = useState(() => getDefaultAttachmentKind(role, record.kind))

  return (
    <div className={styles.uploads}>
      {kinds.length > 1 && (
        <NativeSelect
          label={t('files.kind')}
          hint={t(`files.kind_hint.${kind}`)}
          value={kind}
          onChange={(chosen) => chosen !== '' && setKind(chosen)}
          options={kinds.map((value) => ({ value, label: t(`files.kinds.${value}`) }))}
        />
      )}
      <FileDrop
        label={t('upload.label')}
        kinds={t('upload.kinds')}
        limit={limit}
        accept={acceptedExtensions}
        maxBytes={maxBytes.uploadAttachment}
        onFiles={(files) => add(files, kind)}
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

const focusElement = ({ current }: RefObject<HTMLElement | null>) => current?.focus()

/** Moves the focus to `next` if the part is unmounted while it has the focus. */
function useFocusHandover(
  part: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const button = part.current
    return () => {
      if (button?.contains(document.activeElement)) focusElement(next)
    }
  }, [part, next])
}

interface UploadRowProps {
  upload: Upload
  /** Gets the focus when the row is removed. */
  addRef: RefObject<HTMLElement | null>
  onRetry: () => void
  onRemove: () => void
}

/** An upload in progress or its error. */
export function UploadRow({ upload, addRef, onRetry, onRemove }: UploadRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusHandover(row, addRef)
  return (
    <div ref={row} role="group" aria-label={upload.file.name} tabIndex={-1}>
      {upload.errorText === null ? (
        <UploadProgress upload={upload} row={row} onStop={onRemove} />
      ) : (
        <UploadFailure
          upload={upload}
          reason={upload.errorText}
          row={row}
          onRetry={onRetry}
          onDrop={onRemove}
        />
      )}
    </div>
  )
}

interface StateProps {
  upload: Upload
  row: RefObject<HTMLElement | null>
}

function UploadProgress({ upload, row, onStop }: StateProps & { onStop: () => void }) {
  const { t, i18n } = useTranslation('widgets/document')
  const format = useFormat()
  const part = useRef<HTMLDivElement>(null)
  useFocusHandover(part, row)
  const { name, size } = upload.file
  const percent = format.share(upload.progress * 100)
  return (
    <div ref={part} className={styles.sending}>
      <Progress
        label={t('upload.sending', { name })}
        value={upload.progress}
        text={t('upload.sent', { percent, size: formatFileSize(size, i18n.language) })}
      />
      <IconButton size="s" label={t('upload.stop', { name })} icon={<XIcon />} onClick={onStop} />
    </div>
  )
}

function UploadFailure({
  upload,
  reason,
  row,
  onRetry,
  onDrop,
}: StateProps & { reason: string; onRetry: () => void; onDrop: () => void }) {
  const { t } = useTranslation('widgets/document')
  const part = useRef<HTMLDivElement>(null)
  useFocusHandover(part, row)
  return (
    <div ref={part}>
      <Banner
        tone="blocked"
        isAnnounced
        action={
          upload.isRetryable && (
            <Button size="s" onClick={onRetry}>
              {t('upload.retry')}
            </Button>
          )
        }
        onDismiss={onDrop}
      >
        {t('upload.failed', { name: upload.file.name, why: reason })}
      </Banner>
    </div>
  )
}
