import { useId } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, classNames } from '@/shared/ui'
import type { Offer } from '../model/picks'
import { m3Of, type Amount } from '../model/rest'
import styles from './supply-from-deal.module.css'

/** What is picked of the offers, and how it changes. */
export interface Picking {
  text(offer: Offer): string
  /** Why the amount can't be bought. */
  error(offer: Offer): string | null
  /** What the amount is in litres; null where nothing is picked. */
  litres(offer: Offer): number | null
  /** What would fill the offer's line; null where nothing lacks. */
  rest(offer: Offer): Amount | null
  onType(offer: Offer, text: string): void
  /** Picks what lacks from each of these. */
  onRest(offers: readonly Offer[]): void
}

/** How much is taken of an offer: typed, or what lacks in one press. */
export function PickCell({
  offer,
  picking,
  label,
}: {
  offer: Offer
  picking: Picking
  label: string
}) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const id = useId()
  const [text, error, litres] = [picking.text(offer), picking.error(offer), picking.litres(offer)]
  const rest = text === '' ? picking.rest(offer) : null
  const noteId = error || litres !== null ? `${id}-note` : undefined
  return (
    <div className={styles.pick}>
      <span className={styles.pickLine}>
        {rest && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('rest_of', { offer: label })}
            onClick={() => picking.onRest([offer])}
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
          className={classNames(styles.input, error !== null && styles.refused)}
        />
      </span>
      {error ? (
        <span id={noteId} role="alert" className={styles.error}>
          {error}
        </span>
      ) : (
        litres !== null && (
          <span id={noteId} className={styles.note}>
            {`${format.volume(m3Of(litres))} m³`}
          </span>
        )
      )}
    </div>
  )
}
