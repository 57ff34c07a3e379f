import { type ReactNode, type Ref, useState } from 'react'
import { type ForeignPack, type ListedPack, summarizeScans } from '@domain/rules/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Progress, ScanBarcodeIcon } from '@/shared/ui'
import type { ScanValues } from '../model/scan'
import { ScanLists } from './scan-lists'
import { ScanPanel } from './scan-panel'
import styles from './scan-packs.module.css'

interface ScanPacksProps<Scan extends ScanValues> {
  listed: readonly ListedPack[]
  scans: readonly Scan[]
  /** Returns packs of other supplies and cargos that the device knows. */
  findForeign: () => readonly ForeignPack[]
  isEditable: boolean
  onScan: (scan: ScanValues) => void
  onRemove: (id: string) => void
  /** Opens the list of the found packs at first. */
  isFoundOpen?: boolean | undefined
  /** Beside a found pack, such as a button that rejects it. */
  renderAction?: ((scan: Scan, pack: ListedPack) => ReactNode) | undefined
  /** Below a found pack. */
  renderDetail?: ((scan: Scan) => ReactNode) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Scanned packs of a report: their count, the scanner, and missing, foreign or unknown packs. */
export function ScanPacks<Scan extends ScanValues>({
  listed,
  scans,
  findForeign,
  isEditable,
  onScan,
  onRemove,
  isFoundOpen,
  renderAction,
  renderDetail,
  ref,
}: ScanPacksProps<Scan>) {
  const { t } = useTranslation('features/scan-packs')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const summary = summarizeScans(listed, scans)
  const [done, all] = [summary.found.length, listed.length]
  const share = all === 0 ? 0 : done / all
  return (
    <div className={styles.packs}>
      <p className={styles.counter} data-tone={share === 1 ? 'done' : undefined}>
        {t('counter', { count: all, done: format.number(done, 0), all: format.number(all, 0) })}
      </p>
      <Progress
        label={t('progress')}
        text={format.share(share * 100)}
        value={share}
        isLabelHidden
      />
      {isEditable && !isOpen && (
        <Button
          ref={ref}
          variant="secondary"
          size="l"
          className={styles.large}
          icon={<ScanBarcodeIcon />}
          onClick={() => setOpen(true)}
        >
          {t(scans.length === 0 ? 'start' : 'go_on')}
        </Button>
      )}
      {isEditable && isOpen && (
        <ScanPanel
          listed={listed}
          scans={scans}
          findForeign={findForeign}
          onScan={onScan}
          onClose={() => setOpen(false)}
        />
      )}
      <ScanLists
        summary={summary}
        isStarted={scans.length > 0}
        onRemove={isEditable ? onRemove : undefined}
        isFoundOpen={isFoundOpen}
        renderAction={renderAction}
        renderDetail={renderDetail}
      />
    </div>
  )
}
