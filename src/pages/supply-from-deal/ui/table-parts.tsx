import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { CoverAmount, LackingLine } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { formatCoverWood, useFormatCoverAmount } from '@/widgets/cover'
import type { PurchaseOffer } from '../model/picks'
import { formatM3, type PickAmount } from '../model/remainder'
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
  const { formatPacks } = useFormatCoverAmount()
  return (
    <span className={styles.amount} data-tone={tone}>
      {format.volume(amount.m3)}
      {amount.packs !== null && <span className={styles.note}>{formatPacks(amount.packs)}</span>}
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

/** Picked amounts and how to change them. */
export interface PickState {
  text(offer: PurchaseOffer): string
  /** Error of the picked amount. */
  error(offer: PurchaseOffer): string | null
  /** Picked litres; null if nothing is picked. */
  litres(offer: PurchaseOffer): number | null
  /** Amount that covers the remaining shortfall; null if there is none. */
  remainder(offer: PurchaseOffer): PickAmount | null
  onType(offer: PurchaseOffer, text: string): void
  /** Fills the remaining shortfall from these offers. */
  onFillRemainder(offers: readonly PurchaseOffer[]): void
}

/** Amount field of an offer with a button for the remaining shortfall. */
export function PickCell({
  offer,
  picking,
  label,
}: {
  offer: PurchaseOffer
  picking: PickState
  label: string
}) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const id = useId()
  const [text, error, litres] = [picking.text(offer), picking.error(offer), picking.litres(offer)]
  const rest = text === '' ? picking.remainder(offer) : null
  const noteId = error || litres !== null ? `${id}-note` : undefined
  return (
    <div className={styles.pick}>
      <span className={styles.pickLine}>
        {rest && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('rest_of', { offer: label })}
            onClick={() => picking.onFillRemainder([offer])}
          >
            {t('rest')}
          </Button>
        )}
        <input
          id={id}
          type="text"
          autoComplete="off"
          data-offer={offer.key}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => picking.onType(offer, event.target.value)}
          className={clsx(styles.input, error !== null && styles.refused)}
        />
      </span>
      {error ? (
        <span id={noteId} role="alert" className={styles.error}>
          {error}
        </span>
      ) : (
        litres !== null && (
          <span id={noteId} className={styles.note}>
            {`${format.volume(formatM3(litres))} m³`}
          </span>
        )
      )}
    </div>
  )
}
