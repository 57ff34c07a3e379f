import {
  dealPreviewQuery,
  transitionDeal,
  type Deal,
  type DealPreview,
  type DealTransition,
  type DealWrite,
} from '@/entities/deal'
import type { StepsOf } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { dealForm } from './deal-form'

type Need = DealTransition['missing'][number]

const onward = ['order_confirmation', 'confirmed', 'completed'] as const
const back = ['draft', 'shipped', 'canceled'] as const

type Onward = (typeof onward)[number]
type Back = (typeof back)[number]

/** What a step is taken in spite of. */
type Override = 'over_limit' | 'for_blocked' | 'uncertified'

function overrideOf({ missing }: DealTransition): Override {
  const lacks = (what: Need['code']) => missing.some(({ code }) => code === what)
  return lacks('certified_wood')
    ? 'uncertified'
    : lacks('within_credit_limit')
      ? 'over_limit'
      : 'for_blocked'
}

/** Says what is missing: to those who may override it how they do, to others who can. */
function sayNeed({ code, params, can_override: isOwn }: Need, format: Format): string {
  const { over, exposure, amount, limit } = params ?? {}
  const isPassable =
    code === 'client_not_blocked' || code === 'within_credit_limit' || code === 'certified_wood'
  if (!over || !exposure || !amount || !limit)
    return isOwn && isPassable
      ? i18n.t(`pages/deal:needs.own.${code}`)
      : i18n.t(`pages/deal:needs.code.${code}`)
  const money = (euros: string) => format.money(euros, 'EUR')
  const figures = {
    over: money(over),
    exposure: money(exposure),
    amount: money(amount),
    limit: money(limit),
  }
  const text = i18n.t(
    isOwn ? 'pages/deal:needs.own.over_limit' : 'pages/deal:needs.over_limit',
    figures,
  )
  return params?.last_rate
    ? `${text} ${i18n.t('pages/deal:needs.by_last_rate', { rate: format.number(params.last_rate, 4) })}`
    : text
}

/** The steps of a deal. */
export const dealSteps: StepsOf<Deal, DealWrite, DealPreview> = {
  form: dealForm,
  onward,
  back,
  overrideOf,
  sayAction: (name: `to_${Onward | Back}` | Override) => i18n.t(`pages/deal:action.${name}`),
  sayBefore: (status: Onward) => i18n.t(`pages/deal:needs.title.${status}`),
  ask: (name: `to_${Back}` | Override) => ({
    title: i18n.t(`pages/deal:reason.${name}.title`),
    text: i18n.t(`pages/deal:reason.${name}.text`),
    confirm: i18n.t(`pages/deal:reason.${name}.confirm`),
  }),
  sayNeed,
  sayMistake: (field) =>
    field === 'client_id' ? i18n.t('pages/deal:needs.code.client') : undefined,
  preview: dealPreviewQuery,
  take: transitionDeal,
}
