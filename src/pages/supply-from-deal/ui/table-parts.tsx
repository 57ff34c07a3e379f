import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import type { Schemas } from '@/shared/api'
import type { PurchaseOffer } from '../model/picks'
import type { PickAmount } from '../model/remainder'
import { fromLitres } from '@domain/timber'
import styles from './supply-from-deal.module.css'

/** A cell with its column's name, which is visible on a phone. */
export const OfferCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={label}>{children}</td>
)

/** Formats a price in its currency and unit: "3.526 PLN/lm". */
export function useFormatUnitPrice() {
  const { t } = useTranslation('shared/forms')
  const format = useFormat()
  return ({ price, price_unit, currency }: Schemas['ComparablePrice']): string =>
    `${format.price(price, currency)} ${currency}/${t(`quantity.unit.${price_unit}`)}`
}

/** Picked amounts and how to change them. */
export interface PickState {
  text(offer: PurchaseOffer): string
  /** Error of the picked amount. */
  error(offer: PurchaseOffer): string | null
  /** Picked litres; null if nothing is picked. */
  litres(offer: PurchaseOffer): number | null
  /** True if the picked part cannot have the counts per length of the deal line. */
  hasLostCounts(offer: PurchaseOffer): boolean
  /** Amount that covers the remaining shortfall; null if there is none. */
  remainder(offer: PurchaseOffer): PickAmount | null
  onType(offer: PurchaseOffer, text: string): void
  /** Formats an amount as the user would type it. */
  formatPick(amount: PickAmount): string
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
  const remainder = text === '' ? picking.remainder(offer) : null
  const rest = remainder && picking.formatPick(remainder)
  const noteId = error || litres !== null ? `${id}-note` : undefined
  return (
    <div className={styles.pick}>
      <span className={styles.pickLine}>
        {rest && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('rest_of', { offer: label, amount: rest })}
            onClick={() => picking.onType(offer, rest)}
          >
            {rest}
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
            {`${format.volume(fromLitres(litres))} m³`}
            {picking.hasLostCounts(offer) && ` · ${t('no_counts')}`}
          </span>
        )
      )}
    </div>
  )
}
