import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { readBarcodes } from '@/shared/lib/read-barcodes'
import { Banner, Button } from '@/shared/ui'
import styles from './basket.module.css'

interface ScanBarcodesProps {
  /** Called each time the camera detects a barcode, also repeatedly for the same one. */
  onRead: (code: string) => void
  onDone: () => void
}

/** Camera preview with the last barcode. */
export function ScanBarcodes({ onRead, onDone }: ScanBarcodesProps) {
  const { t } = useTranslation('pages/basket')
  const video = useRef<HTMLVideoElement>(null)
  const onReadRef = useRef(onRead)
  const [lastCode, setLastCode] = useState('')
  const [failure, setFailure] = useState<'failed' | 'none' | null>(null)
  useEffect(() => {
    onReadRef.current = onRead
  })
  useEffect(() => {
    const end = new AbortController()
    const handleCode = (code: string) => {
      setLastCode(code)
      onReadRef.current(code)
    }
    if (video.current) {
      readBarcodes(video.current, handleCode, end.signal).catch((error: unknown) => {
        if (!end.signal.aborted)
          setFailure(
            error instanceof DOMException && error.name === 'NotSupportedError' ? 'none' : 'failed',
          )
      })
    }
    return () => end.abort()
  }, [])
  return (
    <div className={styles.scan}>
      {failure ? (
        <Banner tone="waiting" isAnnounced>
          {t(`scan.${failure}`)}
        </Banner>
      ) : (
        <>
          <video ref={video} muted playsInline aria-hidden className={styles.video} />
          <p className={styles.note}>{t('scan.how')}</p>
        </>
      )}
      <p role="status">{lastCode && t('scan.read', { code: lastCode })}</p>
      <Button onClick={onDone}>{t('scan.done')}</Button>
    </div>
  )
}
