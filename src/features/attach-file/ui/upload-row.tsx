import { useFormat, useTranslation } from '@/shared/i18n'
import { fileSize } from '@/shared/lib/file-size'
import { Banner, Button, IconButton, Progress, XIcon } from '@/shared/ui'
import type { Upload } from '../model/use-uploads'
import styles from './attach-files.module.css'

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}

/** One file on its way, or why it did not come. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const { t, i18n } = useTranslation('features/attach-file')
  const format = useFormat()
  const { name, size } = upload.file
  if (upload.why === null) {
    const percent = format.percent(String(Math.round(upload.share * 100)))
    return (
      <div className={styles.sending}>
        <Progress
          label={t('sending', { name })}
          value={upload.share}
          text={t('sent', { percent, size: fileSize(size, i18n.language) })}
        />
        <IconButton size="s" label={t('stop', { name })} icon={<XIcon />} onClick={onDrop} />
      </div>
    )
  }
  return (
    <Banner
      tone="blocked"
      isAnnounced
      action={
        upload.mayPass && (
          <Button size="s" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
      onDismiss={onDrop}
    >
      {t('failed', { name, why: upload.why })}
    </Banner>
  )
}
