import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { readBarcodes } from '@/shared/lib/read-barcodes'
import { Banner } from '@/shared/ui'
import styles from './scan-packs.module.css'

type Failure = 'denied' | 'missing' | 'none' | 'failed'

const FAILURES: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'none',
}

/** Camera preview that reads barcodes while it is shown, or the reason why it cannot. */
export function ScanCamera({ onRead }: { onRead: (code: string) => void }) {
  const { t } = useTranslation('features/scan-packs')
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const handleRead = useEffectEvent((code: string) => onRead(code))
  useEffect(() => {
    const end = new AbortController()
    if (video.current)
      readBarcodes(video.current, (code) => handleRead(code), end.signal).catch(
        (error: unknown) => {
          if (end.signal.aborted) return
          setFailure((error instanceof DOMException && FAILURES[error.name]) || 'failed')
        },
      )
    return () => end.abort()
  }, [])
  if (failure)
    return (
      <Banner tone="waiting" isAnnounced>
        {t(`camera.${failure}`)}
      </Banner>
    )
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-hidden className={styles.video} />
      <p className={styles.none}>{t('camera.how')}</p>
    </div>
  )
}
