import type { Deal } from '@/entities/deal'
import { i18n, type Format } from '@/shared/i18n'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import { toLitres } from '@domain/timber'

type Progress = 'purchased_percent' | 'loaded_percent' | 'delivered_percent'

type NextDeal = Pick<
  Deal,
  'status' | 'sale_manager' | 'tolerance_percent' | 'currency' | 'unpaid'
> & {
  readonly lines: readonly Pick<Deal['lines'][number], 'volume_m3' | Progress>[]
}

/** True if every line reached the progress within the tolerance of the deal. */
const isWithinTolerance = ({ lines, tolerance_percent }: NextDeal, progress: Progress): boolean =>
  lines.every(
    (line) => toLitres(line.volume_m3) === 0 || Number(line[progress]) >= 100 - tolerance_percent,
  )

/**
 * True if the bought wood falls short of the deal, but only within its tolerance: the backend then
 * names no purchase as the next action.
 */
export const isShortWithinTolerance = (deal: NextDeal): boolean =>
  (deal.status === 'confirmed' || deal.status === 'loading') &&
  isWithinTolerance(deal, 'purchased_percent') &&
  deal.lines.some((line) => Number(line.purchased_percent) < 100)

/** Formats the progress of all lines, rounded down. A surplus in one line does not fill another. */
function formatProgress({ lines }: NextDeal, progress: Progress, format: Format): string {
  const full = 10_000n
  let total = 0n
  let reached = 0n
  for (const line of lines) {
    const litres = BigInt(toLitres(line.volume_m3))
    const share = scaleToPlaces(parseDecimal(line[progress]), 2)
    total += litres
    reached += litres * (share > full ? full : share)
  }
  return format.percent(formatDecimal(total === 0n ? 0n : reached / total, 2))
}

/**
 * Formats who or what a deal waits for.
 * @returns null for a draft that the user can issue: `BlockedTransition` names the missing
 *   requirements
 */
export function formatDealNext(deal: NextDeal, canIssue: boolean, format: Format): string | null {
  const manager = deal.sale_manager.name
  switch (deal.status) {
    case 'draft':
      return canIssue ? null : i18n.t('pages/deal:next.issue', { manager })
    case 'order_confirmation':
      return i18n.t('pages/deal:next.agree')
    case 'confirmed':
      return isWithinTolerance(deal, 'purchased_percent')
        ? i18n.t(
            isShortWithinTolerance(deal)
              ? 'pages/deal:next.load_within_tolerance'
              : 'pages/deal:next.load',
            { percent: formatProgress(deal, 'purchased_percent', format) },
          )
        : i18n.t('pages/deal:next.buy', {
            percent: formatProgress(deal, 'purchased_percent', format),
          })
    case 'loading':
      return isWithinTolerance(deal, 'loaded_percent')
        ? i18n.t('pages/deal:next.depart')
        : i18n.t('pages/deal:next.load_rest', {
            percent: formatProgress(deal, 'loaded_percent', format),
          })
    case 'shipped':
      return i18n.t('pages/deal:next.deliver', {
        percent: formatProgress(deal, 'delivered_percent', format),
      })
    case 'delivered':
    case 'completed':
      if (Number(deal.unpaid) > 0)
        return i18n.t('pages/deal:next.pay', { amount: format.money(deal.unpaid, deal.currency) })
      return deal.status === 'completed'
        ? i18n.t('widgets/document:progress.done')
        : i18n.t('pages/deal:next.complete', { manager })
    case 'canceled':
      return null
  }
}
