import { type ReactNode, useState } from 'react'
import type { ListedPack, ScanSummary } from '@domain/rules/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Disclosure, IconButton, Status, type StatusTone, Trash2Icon } from '@/shared/ui'
import type { ScanValues } from '../model/scan'
import styles from './scan-packs.module.css'

interface ScanListsProps<Scan extends ScanValues> {
  summary: ScanSummary<Scan>
  /** Without a scan, every pack would be missing. */
  isStarted: boolean
  onRemove: ((id: string) => void) | undefined
  isFoundOpen: boolean | undefined
  renderAction: ((scan: Scan, pack: ListedPack) => ReactNode) | undefined
  renderDetail: ((scan: Scan) => ReactNode) | undefined
}

/** Foreign, unknown, missing and scanned packs. */
export function ScanLists<Scan extends ScanValues>({
  summary: { found, missing, foreign, unknown },
  isStarted,
  onRemove,
  isFoundOpen,
  renderAction,
  renderDetail,
}: ScanListsProps<Scan>) {
  const { t } = useTranslation('features/scan-packs')
  if (!isStarted) return null
  const renderRemove = ({ id, text }: Scan, number = text) =>
    onRemove && (
      <IconButton
        label={t('remove', { number })}
        icon={<Trash2Icon />}
        className={styles.remove}
        onClick={() => onRemove(id)}
      />
    )
  return (
    <div className={styles.lists}>
      <PackList title={t('list.foreign')} tone="blocked" count={foreign.length} isOpenFirst>
        {() =>
          foreign.map((scan) => (
            <li key={scan.id} className={styles.row}>
              <span className={styles.mark}>{scan.text}</span>
              <span className={styles.note}>{scan.belongs_to}</span>
              {renderRemove(scan)}
            </li>
          ))
        }
      </PackList>
      <PackList title={t('list.unknown')} tone="blocked" count={unknown.length} isOpenFirst>
        {() =>
          unknown.map((scan) => (
            <li key={scan.id} className={styles.row}>
              <span className={styles.mark}>{scan.text}</span>
              {renderRemove(scan)}
            </li>
          ))
        }
      </PackList>
      <PackList title={t('list.missing')} tone="waiting" count={missing.length}>
        {() =>
          missing.map(({ id, number, barcode }) => (
            <li key={id} className={styles.row}>
              <span className={styles.mark}>{number}</span>
              <span className={styles.note}>{barcode !== number && barcode}</span>
            </li>
          ))
        }
      </PackList>
      <PackList title={t('list.found')} tone="done" count={found.length} isOpenFirst={isFoundOpen}>
        {() =>
          found.toReversed().map(({ scan, pack }) => (
            <li key={scan.id} className={styles.row}>
              <span className={styles.mark}>{pack.number}</span>
              {renderAction?.(scan, pack)}
              {renderRemove(scan, pack.number)}
              {renderDetail && <div className={styles.detail}>{renderDetail(scan)}</div>}
            </li>
          ))
        }
      </PackList>
    </div>
  )
}

interface PackListProps {
  title: string
  tone: StatusTone
  count: number
  isOpenFirst?: boolean | undefined
  children: () => ReactNode
}

/** A list that renders its packs once it is open; nothing if it is empty. */
function PackList({ title, tone, count, isOpenFirst = false, children }: PackListProps) {
  const format = useFormat()
  const [isOpen, setOpen] = useState(isOpenFirst)
  if (count === 0) return null
  return (
    <Disclosure
      label={<Status tone={tone}>{title}</Status>}
      aside={format.number(count, 0)}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {isOpen && <ul className={styles.list}>{children()}</ul>}
    </Disclosure>
  )
}
