import type { PlanSawmill } from '@/entities/cover'
import { CertificateMark } from '@/entities/sawmill'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status, TriangleAlertIcon } from '@/shared/ui'
import {
  DocumentLink,
  formatCoverWood,
  isZeroAmount,
  ReadyDate,
  useFormatCoverAmount,
  Warnings,
} from '@/widgets/cover'
import type { PurchaseOffer } from '../model/picks'
import { OfferCell, PickCell, useFormatUnitPrice, type PickState } from './table-parts'
import styles from './supply-from-deal.module.css'

interface RowProps {
  offer: PurchaseOffer
  picking: PickState
}

/** Unallocated wood of an ordered supply. */
export function UnallocatedWoodRow({ offer, picking }: RowProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const { formatAmount } = useFormatCoverAmount()
  const format = useFormat()
  const { free, line } = offer
  if (!free) return null
  const { status, ready_week, late_days } = free.supply
  const isReady = status === 'ready' || status === 'loading'
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <DocumentLink to="/supplies/$id" id={free.supply.id} number={free.supply.number} />
          {free.supply.sawmill_name}
        </span>
        <span className={styles.note}>{t('free', { amount: formatAmount(free.free) })}</span>
        {free.wood.product_name !== line.wood.product_name && (
          <span className={styles.note}>{formatCoverWood(free.wood)}</span>
        )}
        {!isZeroAmount(free.has) && (
          <span className={styles.note}>{t('has', { amount: formatAmount(free.has) })}</span>
        )}
        <Warnings warnings={free.warnings} />
      </th>
      <PriceCells price={free.price} isPaid />
      <OfferCell label={t('column.ready')}>
        {isReady || late_days !== null || ready_week === null ? (
          <ReadyDate supply={free.supply} />
        ) : (
          format.week(ready_week)
        )}
        {!isReady && <WeeksToDelivery weeks={free.weeks_to_delivery} />}
      </OfferCell>
      <OfferCell label={t('column.on_time')}>–</OfferCell>
      <OfferCell label={t('column.certificate')}>–</OfferCell>
      <OfferCell label={t('column.take')}>
        <PickCell
          offer={offer}
          picking={picking}
          label={t('amount.free', { supply: free.supply.number, line: line.wood.place })}
        />
      </OfferCell>
    </tr>
  )
}

/** An approved mill with its last price for the line's wood. */
export function SawmillRow({ offer, picking }: RowProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const { sawmill, sawmillOffer, line } = offer
  if (!sawmill || !sawmillOffer) return null
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {sawmill.name}
          {sawmillOffer.is_best && <Status tone="done">{t('best')}</Status>}
        </span>
        <span className={styles.note}>{format.country(sawmill.country)}</span>
        {sawmillOffer.mismatches.length > 0 && (
          <span className={styles.mismatch}>
            <TriangleAlertIcon />
            {sawmillOffer.mismatches.map((code) => t(`mismatch.${code}`)).join(', ')}
          </span>
        )}
      </th>
      <PriceCells price={sawmillOffer.last_paid} source={sawmillOffer.last_paid} />
      <OfferCell label={t('column.ready')}>
        {sawmill.ready_week === null ? t('lead_unknown') : format.week(sawmill.ready_week)}
        <WeeksToDelivery weeks={sawmill.weeks_to_delivery} />
      </OfferCell>
      <OfferCell label={t('column.on_time')}>
        {sawmill.on_time_percent === null ? '–' : format.share(Number(sawmill.on_time_percent))}
      </OfferCell>
      <OfferCell label={t('column.certificate')}>
        <Certificate sawmill={sawmill} />
      </OfferCell>
      <OfferCell label={t('column.order')}>
        <PickCell
          offer={offer}
          picking={picking}
          label={t('amount.mill', { mill: sawmill.name, line: line.wood.place })}
        />
      </OfferCell>
    </tr>
  )
}

interface PriceCellsProps {
  price: Schemas['OfferPrice'] | null
  /** Supply and date of a mill's last price. */
  source?: Schemas['LastPaid'] | null
  /** True for the price of wood that is already bought. */
  isPaid?: boolean
}

/** The price in euro and in its currency, and the difference from the target. */
function PriceCells({ price, source, isPaid }: PriceCellsProps) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const formatUnitPrice = useFormatUnitPrice()
  const difference = price?.target_difference_percent ?? null
  const isPlain = price?.currency === 'EUR' && price.price_unit === 'm3'
  return (
    <>
      <OfferCell label={t('column.price')}>
        {price ? (
          <>
            {price.eur_per_m3 === null ? '–' : format.number(price.eur_per_m3, 2)}
            {!isPlain && <span className={styles.note}>{formatUnitPrice(price)}</span>}
            {source && (
              <span
                className={styles.note}
              >{`${source.supply}, ${format.date(source.ordered_on)}`}</span>
            )}
          </>
        ) : (
          <span className={styles.note}>{isPaid ? t('no_price') : t('never_paid')}</span>
        )}
      </OfferCell>
      <OfferCell label={t('column.target')}>
        {difference === null ? (
          '–'
        ) : (
          <span className={styles.difference} data-tone={getTone(difference)}>
            {Number(difference) > 0 && '+'}
            {Number(difference) < 0 && '−'}
            {format.percent(difference.replace('-', ''), 1)}
          </span>
        )}
      </OfferCell>
    </>
  )
}

const getTone = (difference: string) =>
  Number(difference) > 0 ? 'over' : Number(difference) < 0 ? 'good' : undefined

/** Weeks from the ready week to the delivery week. */
function WeeksToDelivery({ weeks }: { weeks: number | null }) {
  const { t } = useTranslation('pages/supply-from-deal')
  if (weeks === null) return null
  if (weeks < 0)
    return (
      <Status tone="waiting" className={styles.mark}>
        {t('weeks_late', { count: -weeks })}
      </Status>
    )
  return (
    <span className={styles.note}>
      {weeks === 0 ? t('delivery_week') : t('weeks_early', { count: weeks })}
    </span>
  )
}

function Certificate({ sawmill }: { sawmill: PlanSawmill }) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  if (!sawmill.certificate) return t('no_certificate')
  return (
    <>
      {sawmill.certificate.scheme.toUpperCase()}
      <span className={styles.note}>
        {t('until', { date: format.date(sawmill.certificate.expires) })}
      </span>
      <span className={styles.mark}>
        <CertificateMark state={sawmill.certificate_state} />
      </span>
    </>
  )
}
