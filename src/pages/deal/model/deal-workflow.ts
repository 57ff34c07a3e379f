import {
  type Deal,
  dealPreviewQueryOptions,
  transitionDeal,
  type DealPreview,
  type DealTransition,
  type DealWrite,
} from '@/entities/deal'
import type { WorkflowConfig } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { dealFormConfig } from './deal-form'

type Need = DealTransition['missing'][number]

const FORWARD_STATUSES = ['order_confirmation', 'confirmed', 'completed'] as const
const BACK_STATUSES = ['draft', 'shipped', 'canceled'] as const

type ForwardStatus = (typeof FORWARD_STATUSES)[number]
type BackStatus = (typeof BACK_STATUSES)[number]

/** Preconditions that the user may override. */
type Override = 'over_limit' | 'for_blocked' | 'uncertified'

function getOverrideName({ missing }: DealTransition): Override {
  const isMissing = (needCode: Need['code']) => missing.some(({ code }) => code === needCode)
  return isMissing('certified_wood')
    ? 'uncertified'
    : isMissing('within_credit_limit')
      ? 'over_limit'
      : 'for_blocked'
}

/** The text explains the override to users who may override, and names the role to all others. */
function formatNeed({ code, params, can_override: canOverride }: Need, format: Format): string {
  const { over, exposure, amount, limit } = params ?? {}
  const canPass =
    code === 'client_not_blocked' || code === 'within_credit_limit' || code === 'certified_wood'
  if (!over || !exposure || !amount || !limit)
    return canOverride && canPass
      ? i18n.t(`pages/deal:needs.own.${code}`)
      : i18n.t(`pages/deal:needs.code.${code}`)
  const formatMoney = (euros: string) => format.money(euros, 'EUR')
  const figures = {
    over: formatMoney(over),
    exposure: formatMoney(exposure),
    amount: formatMoney(amount),
    limit: formatMoney(limit),
  }
  const text = i18n.t(
    canOverride ? 'pages/deal:needs.own.over_limit' : 'pages/deal:needs.over_limit',
    figures,
  )
  return params?.last_rate
    ? `${text} ${i18n.t('pages/deal:needs.by_last_rate', { rate: format.number(params.last_rate, 4) })}`
    : text
}

export const dealWorkflow: WorkflowConfig<Deal, DealWrite, DealPreview> = {
  formConfig: dealFormConfig,
  forwardStatuses: FORWARD_STATUSES,
  backStatuses: BACK_STATUSES,
  getOverrideName,
  formatAction: (name: `to_${ForwardStatus | BackStatus}` | Override) =>
    i18n.t(`pages/deal:action.${name}`),
  formatNeedsTitle: (status: ForwardStatus) => i18n.t(`pages/deal:needs.title.${status}`),
  finalStatuses: ['completed'],
  getConfirmation: (name: `to_${BackStatus}` | 'to_completed' | Override) => ({
    title: i18n.t(`pages/deal:reason.${name}.title`),
    text: i18n.t(`pages/deal:reason.${name}.text`),
    confirm: i18n.t(`pages/deal:reason.${name}.confirm`),
  }),
  formatNeed,
  mistakeCodes: ['certified_wood'],
  formatMissing: (code) =>
    code === 'line' || code === 'line_wood' || code === 'delivery_week'
      ? i18n.t(`pages/deal:needs.missing.${code}`)
      : undefined,
  formatMistake: (field) =>
    field === 'client_id'
      ? i18n.t('pages/deal:needs.code.client')
      : field === 'sale_manager_id'
        ? i18n.t('pages/deal:needs.code.sale_manager')
        : undefined,
  preview: dealPreviewQueryOptions,
  transition: transitionDeal,
}

/**
 * True if the issued order confirmation is in force: a reopened or canceled deal keeps its number.
 */
export const isConfirmationValid = ({
  status,
  order_confirmation_revision: revision,
}: Pick<Deal, 'status' | 'order_confirmation_revision'>): boolean =>
  revision !== null && status !== 'canceled' && status !== 'draft'
