import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ForeignPack, ListedPack } from '@domain/rules/inspection'
import { useTranslation } from '@/shared/i18n'
import { canReadBarcodes } from '@/shared/lib/read-barcodes'
import { Button, ScanBarcodeIcon, Switch, TextField, XIcon } from '@/shared/ui'
import { isMuted, setMuted } from '../lib/signal'
import { MAX_SCAN_LENGTH, type ScanValues } from '../model/scan'
import { useScanner } from '../model/use-scanner'
import { ScanCamera } from './scan-camera'
import { ScanOutcomeText } from './scan-outcome'
import styles from './scan-packs.module.css'

interface ScanPanelProps {
  listed: readonly ListedPack[]
  scans: readonly ScanValues[]
  findForeign: () => readonly ForeignPack[]
  onScan: (scan: ScanValues) => void
  onClose: () => void
}

/** Scans by camera, by a scanner that types, or by the last digits of a number. */
export function ScanPanel({ listed, scans, findForeign, onScan, onClose }: ScanPanelProps) {
  const { t } = useTranslation('features/scan-packs')
  const scanner = useScanner({ listed, scans, findForeign, onScan })
  const [isCameraOn, setCameraOn] = useState(canReadBarcodes)
  const [input, setInput] = useState('')
  const [hasSound, setHasSound] = useState(() => !isMuted())
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function enter() {
    if (input.trim() === '') return
    scanner.scan(input, 'typed')
    setInput('')
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    enter()
  }

  return (
    <div ref={panel} role="group" aria-label={t('panel')} tabIndex={-1} className={styles.panel}>
      <div className={styles.top}>
        <strong>{t('panel')}</strong>
        <Button variant="quiet" icon={<XIcon />} className={styles.large} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <ScanOutcomeText scanner={scanner} scans={scans} />
      {isCameraOn ? (
        <ScanCamera onRead={(code) => scanner.scan(code, 'camera')} />
      ) : (
        canReadBarcodes() && (
          <Button
            size="l"
            className={styles.large}
            icon={<ScanBarcodeIcon />}
            onClick={() => setCameraOn(true)}
          >
            {t('camera.start')}
          </Button>
        )
      )}
      {!canReadBarcodes() && <p className={styles.none}>{t('camera.none')}</p>}
      <div className={styles.typed}>
        <TextField
          label={t('number')}
          value={input}
          onChange={setInput}
          onKeyDown={handleKeyDown}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_SCAN_LENGTH}
          className={styles.number}
        />
        <Button size="l" className={styles.enter} isDisabled={input.trim() === ''} onClick={enter}>
          {t('enter')}
        </Button>
      </div>
      <Switch
        label={t('sound')}
        value={hasSound}
        onChange={(next) => {
          setMuted(!next)
          setHasSound(next)
        }}
      />
    </div>
  )
}
