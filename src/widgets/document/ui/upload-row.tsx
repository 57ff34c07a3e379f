import { useRef, type RefObject } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { fileSize } from '@/shared/lib/file-size'
import { Banner, Button, IconButton, Progress, XIcon } from '@/shared/ui'
import type { Upload } from '../model/use-uploads'
import styles from './attach-files.module.css'
import { usePassOn } from './use-pass-on'

interface UploadRowProps {
  upload: Upload
  /** Where the keyboard goes when the row goes. */
  addRef: RefObject<HTMLElement | null>
  onRetry: () => void
  onDrop: () => void
}

/** One file on its way, or why it did not come. */
export function UploadRow({ upload, addRef, onRetry, onDrop }: UploadRowProps) {
  const row = useRef<HTMLDivElement>(null)
  usePassOn(row, addRef)
  return (
    <div ref={row} role="group" aria-label={upload.file.name} tabIndex={-1}>
      {upload.why === null ? (
        <Sending upload={upload} row={row} onStop={onDrop} />
      ) : (
        <Failed upload={upload} why={upload.why} row={row} onRetry={onRetry} onDrop={onDrop} />
      )}
    </div>
  )
}

interface StateProps {
  upload: Upload
  row: RefObject<HTMLElement | null>
}

function Sending({ upload, row, onStop }: StateProps & { onStop: () => void }) {
  const { t, i18n } = useTranslation('widgets/document')
  const format = useFormat()
  const part = useRef<HTMLDivElement>(null)
  usePassOn(part, row)
  const { name, size } = upload.file
  const percent = format.percent(String(Math.round(upload.share * 100)))
  return (
    <div ref={part} className={styles.sending}>
      <Progress
        label={t('upload.sending', { name })}
        value={upload.share}
        text={t('upload.sent', { percent, size: fileSize(size, i18n.language) })}
      />
      <IconButton size="s" label={t('upload.stop', { name })} icon={<XIcon />} onClick={onStop} />
    </div>
  )
}

function Failed({
  upload,
  why,
  row,
  onRetry,
  onDrop,
}: StateProps & { why: string; onRetry: () => void; onDrop: () => void }) {
  const { t } = useTranslation('widgets/document')
  const part = useRef<HTMLDivElement>(null)
  usePassOn(part, row)
  return (
    <div ref={part}>
      <Banner
        tone="blocked"
        isAnnounced
        action={
          upload.mayPass && (
            <Button size="s" onClick={onRetry}>
              {t('upload.retry')}
            </Button>
          )
        }
        onDismiss={onDrop}
      >
        {t('upload.failed', { name: upload.file.name, why })}
      </Banner>
    </div>
  )
}
