import { createContext, use, useMemo } from 'react'
import type { DealWarning } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import { formatDailyRateWarning, formatPercentOff, MAX_PERCENT_OFF } from '@/widgets/company-fields'

const WarningsContext = createContext<readonly DealWarning[]>([])

export const WarningsProvider = WarningsContext.Provider

/** Returns the server's warnings about probable mistakes; the same array until they change. */
export const useDealWarnings = (): readonly DealWarning[] => use(WarningsContext)

interface WarningFormatter {
  /** A sentence that includes the figure the value is compared with. */
  formatSentence: (warning: DealWarning) => string
  /** A few words for a cell. */
  formatShort: (warning: DealWarning) => string
}

/** Formats warnings in the user's language. */
export function useDealWarningFormatter(): WarningFormatter {
  const { t } = useTranslation(['pages/deal', 'widgets/wood-lines'])
  const format = useFormat()
  return useMemo(() => {
    const getDirection = (percent: number) => (percent < 0 ? 'below' : 'above')
    function formatWarning({ code, params }: DealWarning): string {
      if (code === 'freight_not_planned') return t('warning.freight', params)
      if (code === 'freight_of_client') return t('warning.freight_of_client', params)
      if (code === 'delivery_before_date')
        return t('warning.delivery', { date: format.date(params.date) })
      if (code === 'reference_used') return t('warning.reference', params)
      if (code === 'over_trucks')
        return t('warning.trucks', {
          count: params.trucks,
          kg: format.number(params.kg, 0),
          most_kg: format.number(params.most_kg, 0),
          m3: format.volume(params.m3),
          most_m3: format.number(params.most_m3, 0),
        })
      if (code === 'rate_off_daily') return formatDailyRateWarning(params, format)
      if (code === 'rate_off_last') {
        const { currency, number, percent } = params
        const figures = {
          currency,
          number,
          rate: format.number(params.rate, 4),
          date: format.date(params.date),
          percent: formatPercentOff(percent, format),
        }
        return t(`warning.rate.${getDirection(percent)}`, figures)
      }
      const formatPrice = (price: string, isNet: boolean) => {
        const text = `${format.price(price, params.currency)} ${params.currency} ${t(`widgets/wood-lines:per.${params.price_unit}`)}`
        return isNet ? t('warning.net_price', { price: text }) : text
      }
      const price = formatPrice(params.price, params.is_discounted)
      if (code === 'purchase_over_price') return t('warning.purchase', { price })
      const { number, percent, net_price } = params
      const group = net_price === null ? 'price' : 'discounted'
      return t(`warning.${group}.${getDirection(percent)}`, {
        net: formatPrice(net_price ?? params.price, false),
        price,
        number,
        date: format.date(params.date),
        percent: formatPercentOff(percent, format),
      })
    }

    function formatShortWarning(warning: DealWarning): string {
      const { code, params } = warning
      if (
        code === 'freight_not_planned' ||
        code === 'freight_of_client' ||
        code === 'delivery_before_date' ||
        code === 'reference_used' ||
        code === 'over_trucks'
      )
        return formatWarning(warning)
      if (code === 'purchase_over_price') return t('warning.short.purchase')
      if (params.percent >= MAX_PERCENT_OFF) return t('warning.short.far')
      return t(`warning.short.${getDirection(params.percent)}`, {
        percent: formatPercentOff(params.percent, format),
      })
    }

    return { formatSentence: formatWarning, formatShort: formatShortWarning }
  }, [t, format])
}
