import type { Supply } from '@/entities/supply'
import { formatFor, i18n, type Format } from '@/shared/i18n'
import { toast } from '@/shared/ui'

/** Formats the reduced deals and volumes. */
export const formatCuts = (cuts: NonNullable<Supply['cuts']>, format: Format): string =>
  cuts
    .map(({ deal, m3 }) => i18n.t('pages/supply:cut.one_deal', { m3: format.volume(m3), deal }))
    .join(', ')

/** Shows a toast with the deals that the save reduced. Their history records it too. */
export function notifyCuts(supply: Supply): Supply {
  if (supply.cuts)
    toast.info(
      i18n.t('pages/supply:cut.done', { cuts: formatCuts(supply.cuts, formatFor(i18n.language)) }),
    )
  return supply
}
