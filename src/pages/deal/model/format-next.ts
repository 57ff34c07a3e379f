import type { Deal } from '@/entities/deal'
import { i18n, type Format } from '@/shared/i18n'

type NextDeal = Pick<
  Deal,
  | 'status'
  | 'sale_manager'
  | 'purchased_percent'
  | 'loaded_percent'
  | 'delivered_percent'
  | 'currency'
  | 'unpaid'
>

/**
 * Formats who or what a deal waits for.
 * @returns null for a draft that the user issues, because its list of needs leads on
 */
export function formatDealNext(deal: NextDeal, canIssue: boolean, format: Format): string | null {
  const manager = deal.sale_manager.name
  const isAll = (percent: string) => Number(percent) >= 100
  switch (deal.status) {
    case 'draft':
      return canIssue ? null : i18n.t('pages/deal:next.issue', { manager })
    case 'order_confirmation':
      return i18n.t('pages/deal:next.agree')
    case 'confirmed':
      return isAll(deal.purchased_percent)
        ? i18n.t('pages/deal:next.load')
        : i18n.t('pages/deal:next.buy', { percent: format.percent(deal.purchased_percent) })
    case 'loading':
      return isAll(deal.loaded_percent)
        ? i18n.t('pages/deal:next.depart')
        : i18n.t('pages/deal:next.load_rest', { percent: format.percent(deal.loaded_percent) })
    case 'shipped':
      return i18n.t('pages/deal:next.deliver', { percent: format.percent(deal.delivered_percent) })
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
