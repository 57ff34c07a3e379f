import type { ReactNode } from 'react'
import type { CoverAmount, LackingLine } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useFormatCoverAmount, formatCoverWood } from '@/widgets/cover'
import styles from './supply-from-deal.module.css'

/** A cell with its column's name, which is visible on a phone. */
export const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={label}>{children}</td>
)

/** m³ above packs. */
export function AmountText({
  amount,
  tone,
}: {
  amount: CoverAmount
  tone?: 'short' | 'good' | 'over' | undefined
}) {
  const format = useFormat()
  const { packs } = useFormatCoverAmount()
  return (
    <span className={styles.amount} data-tone={tone}>
      {format.volume(amount.m3)}
      {amount.packs !== null && <span className={styles.note}>{packs(amount.packs)}</span>}
    </span>
  )
}

/** The position and wood of a deal line. */
export function LineName({ line, children }: { line: LackingLine; children?: ReactNode }) {
  const { t } = useTranslation('entities/product')
  return (
    <th scope="row">
      <span className={styles.name}>
        <span className={styles.place}>{line.wood.place}</span>
        <span>
          {formatCoverWood(line.wood)}
          {line.certification !== 'none' && (
            <span className={styles.note}>{t(`certification.${line.certification}`)}</span>
          )}
          {children}
        </span>
      </span>
    </th>
  )
}
