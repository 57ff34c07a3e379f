import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import styles from './basket.module.css'

/** Barcode detector of some browsers (W3C Shape Detection); TypeScript has no types for it yet. */
type BarcodeReader = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type BarcodeGlobals = {
  BarcodeDetector?: { new (): BarcodeReader; getSupportedFormats(): Promise<string[]> }
}

const getBarcodeGlobals = (): BarcodeGlobals => globalThis as BarcodeGlobals

const SCAN_INTERVAL_MS = 200

/** True if this browser can read barcodes from its camera. */
export const canReadBarcodes = (): boolean =>
  getBarcodeGlobals().BarcodeDetector !== undefined && 'mediaDevices' in navigator

/**
 * Shows the rear camera in the video element and reports every detected barcode repeatedly until
 * the signal aborts.
 * @throws DOMException if the camera is refused or missing; `NotSupportedError` if the browser
 * supports no barcode format
 */
async function readBarcodes(
  video: HTMLVideoElement,
  onRead: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Detector = getBarcodeGlobals().BarcodeDetector
  if (!Detector || (await Detector.getSupportedFormats()).length === 0)
    throw new DOMException('No barcode can be read.', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (signal.aborted) return
    video.srcObject = stream
    await video.play()
    const reader = new Detector()
    while (!signal.aborted) {
      for (const { rawValue } of await reader.detect(video)) onRead(rawValue.trim())
      await new Promise((go) => setTimeout(go, SCAN_INTERVAL_MS))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

interface ScanBarcodesProps {
  /** Called each time the camera detects a barcode, also repeatedly for the same one. */
  readonly onRead: (code: string) => void
  readonly onDone: () => void
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
