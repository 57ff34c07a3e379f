import { createContext, use, useMemo } from 'react'
import type { SupplyWarning, Supply } from '@/entities/supply'
import { useFormat, useTranslation, formatFor, i18n, type Format } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { formatDailyRateWarning } from '@/widgets/company-fields'

const WarningsContext = createContext<readonly SupplyWarning[]>([])

export const WarningsProvider = WarningsContext.Provider

/** Warnings of the server about the unsaved supply. The reference is stable until they change. */
export const useSupplyWarnings = (): readonly SupplyWarning[] => use(WarningsContext)

/** Returns formatters of warnings: a sentence, and a short text for a cell. */
export function useSupplyWarningFormatter() {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  return useMemo(() => {
    function formatWarning({ code, params }: SupplyWarning): string {
      switch (code) {
        case 'due_diligence_reference_shape':
        case 'verification_number_shape':
          return t(`warning.${code}`, params)
        case 'ready_off_confirmed':
          return t('warning.ready_off_confirmed', {
            ready: format.volume(params.ready),
            least: format.volume(params.least),
            most: format.volume(params.most),
          })
        case 'deposit_above_amount':
          return t('warning.deposit_above_amount', {
            amount: format.money(params.amount, params.currency),
          })
        case 'allocations_cut':
          return t('warning.allocations_cut', { cuts: formatCuts(params.cuts, format) })
        case 'rate_off_daily':
          return formatDailyRateWarning(params, format)
        case 'no_certificate':
          return t('warning.no_certificate', params)
        case 'wood_not_sawn':
        case 'profile_not_made':
          return t(`warning.${code}`, params)
        case 'certificate_expired':
        case 'certificate_over':
        case 'certificate_ends_soon':
          return t(`warning.${code}`, {
            sawmill: params.sawmill,
            date: params.expires ? format.date(params.expires) : '',
          })
      }
    }
    function formatShortWarning({ code }: SupplyWarning): string {
      if (code === 'allocations_cut') return t('warning.short.cut')
      if (code === 'ready_off_confirmed') return t('warning.short.ready')
      if (code === 'wood_not_sawn' || code === 'profile_not_made')
        return t('warning.short.not_made')
      return t(
        code === 'certificate_ends_soon' ? 'warning.short.ends_soon' : 'warning.short.certificate',
      )
    }
    return { formatWarning, formatShortWarning }
  }, [t, format])
}

/** Returns the warning of a field of the supply itself; null if there is none. */
export function useFieldWarning(field: string): string | null {
  const warning = useSupplyWarnings().find((item) => item.lineId === null && item.field === field)
  const { formatWarning } = useSupplyWarningFormatter()
  return warning ? formatWarning(warning) : null
}

/**
 * Returns the warnings that need a sentence below the lines. The notice of the mill and the field
 * of the claim already give the last day of a certificate; its lines keep their short text.
 */
export function omitRepeatedWarnings(warnings: readonly SupplyWarning[]): readonly SupplyWarning[] {
  const claim = warnings.find(
    ({ lineId, field }) => lineId === null && field === 'certificate_claim',
  )
  return warnings.filter(
    ({ code }) =>
      code !== 'certificate_expired' &&
      code !== 'certificate_ends_soon' &&
      (code !== 'certificate_over' || claim?.code !== code),
  )
}

/** Formats the reduced deals and volumes. */
const formatCuts = (cuts: NonNullable<Supply['cuts']>, format: Format): string =>
  cuts
    .map(({ deal, m3 }) => i18n.t('pages/supply:cut.one_deal', { m3: format.volume(m3), deal }))
    .join(', ')

/** Shows a toast with the deals that a save or step reduced. Their history records it too. */
export function notifyCuts(supply: Supply): Supply {
  if (supply.cuts)
    toast.info(
      i18n.t('pages/supply:cut.done', { cuts: formatCuts(supply.cuts, formatFor(i18n.language)) }),
    )
  return supply
}
