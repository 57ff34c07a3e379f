import type { OrderTransition } from '@/entities/order'
import { i18n, type Format } from '@/shared/i18n'

/** Formats an unmet requirement as a task. */
export function formatOrderNeed(
  { code, params = {} }: OrderTransition['missing'][number],
  format: Format,
): string {
  const {
    kg = '0',
    most_kg = '0',
    m3 = '0',
    most_m3 = '0',
    products = '',
    company = '',
    percent = '0',
    over = '0',
    limit = '0',
    reason = '',
  } = params
  switch (code) {
    case 'within_truck':
      return i18n.t('pages/order:needs.within_truck', {
        kg: format.number(kg, 0),
        most_kg: format.number(most_kg, 0),
        m3: format.volume(m3),
        most_m3: format.number(most_m3, 0),
      })
    case 'price_of_today':
    case 'wood_there':
      return i18n.t(`pages/order:needs.${code}`, { products })
    case 'within_reservation':
      return i18n.t('pages/order:needs.within_reservation', { percent: format.percent(percent) })
    case 'linked_client':
    case 'sale_manager':
      return i18n.t(`pages/order:needs.${code}`, { company })
    case 'client_not_blocked':
      return i18n.t('pages/order:needs.client_not_blocked', { company })
    case 'company_not_blocked':
      return i18n.t(
        reason
          ? 'pages/order:needs.company_not_blocked_reason'
          : 'pages/order:needs.company_not_blocked',
        { company, reason },
      )
    case 'within_credit_limit':
      return i18n.t('pages/order:needs.within_credit_limit', {
        over: format.money(over, 'EUR'),
        limit: format.money(limit, 'EUR'),
      })
    default:
      return i18n.t(`pages/order:needs.${code}`)
  }
}
