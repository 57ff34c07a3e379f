import { countDays } from '@domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { exchangeRatesQueryOptions } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { formatFieldError, getSpanClass, type Span, useField, useFormFields } from '@/shared/forms'
import { type Format, i18n, useFormat, useTranslation } from '@/shared/i18n'
import { Button, NumberField } from '@/shared/ui'
import styles from './exchange-rate.module.css'

type DailyRateWarning = Schemas['RateOffDailyWarning']

/** The server caps the percentage here; a capped one is formatted as "more than". */
export const MAX_PERCENT_OFF = 1000

/**
 * Formats how far a value is off another, without its direction.
 * @param percent whole per cent
 */
export function formatPercentOff(percent: number, format: Format): string {
  const share = format.percent(String(Math.abs(percent)))
  return percent >= MAX_PERCENT_OFF
    ? i18n.t('widgets/company-fields:rate.more_than', { percent: share })
    : share
}

/** Formats the warning that a rate is far from the daily one. */
export function formatDailyRateWarning(
  { rate, currency, day, percent }: DailyRateWarning['params'],
  format: Format,
): string {
  return i18n.t(`widgets/company-fields:rate.${percent < 0 ? 'below' : 'above'}`, {
    percent: formatPercentOff(percent, format),
    currency,
    rate: format.number(rate, 4),
    date: format.date(day),
  })
}

/** Days before the document in which a daily rate still counts: a weekend with holidays. */
const RATE_DAYS = 7

interface ExchangeRateProps {
  span: Span
  /** Day of the document, `YYYY-MM-DD`; today if it is empty. */
  day: string
  warning: string | null
  /**
   * Path of the object that has the currency and the rate, such as `other_costs.0`; '' for the
   * form.
   */
  path?: string
}

/** An exchange rate of another currency than euro, with the daily rate to take over. */
export function ExchangeRateField({ span, day, warning, path = '' }: ExchangeRateProps) {
  const { t } = useTranslation('widgets/company-fields')
  const format = useFormat()
  const { form } = useFormFields()
  const prefix = path && `${path}.`
  const currency = String(useWatch({ control: form.control, name: `${prefix}currency` }))
  const field = useField(`${prefix}exchange_rate`, { warning })
  const { data } = useQuery({
    ...exchangeRatesQueryOptions({ until: day || undefined, limit: RATE_DAYS }),
    enabled: !field.isReadOnly,
  })
  const daily = data?.items
    .filter((item) => day === '' || countDays(item.day, day) <= RATE_DAYS)
    .flatMap(({ day: rateDay, rates }) =>
      rates.flatMap((rate) => (rate.currency === currency ? { ...rate, day: rateDay } : [])),
    )[0]
  return (
    <NumberField
      {...field}
      invalidText={formatFieldError({ code: 'wrong_format' }, 'exchange_rate', currency)}
      maxPlaces={6}
      className={getSpanClass(span)}
      hint={
        daily && !field.isReadOnly ? (
          <span className={styles.hint}>
            {t(`rate.${daily.source}`, {
              currency,
              date: format.date(daily.day),
              rate: format.number(daily.rate, 4),
            })}
            {Number(field.value) !== Number(daily.rate) && (
              <Button
                size="s"
                variant="quiet"
                className={styles.use}
                onClick={() => field.onChange(daily.rate)}
              >
                {t('rate.use')}
              </Button>
            )}
          </span>
        ) : (
          t('rate.per_euro', { currency })
        )
      }
    />
  )
}
