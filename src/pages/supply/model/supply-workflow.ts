import {
  supplyPreviewQueryOptions,
  transitionSupply,
  type Supply,
  type SupplyPreview,
  type SupplyTransition,
  type SupplyWrite,
} from '@/entities/supply'
import type { WorkflowConfig } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { supplyFormConfig } from './supply-form'
import { notifyCuts } from './supply-warnings'

type Need = SupplyTransition['missing'][number]

const FORWARD_STATUSES = ['ordered', 'confirmed', 'in_production', 'ready', 'completed'] as const
const BACK_STATUSES = ['canceled'] as const

type ForwardStatus = (typeof FORWARD_STATUSES)[number]
type BackStatus = (typeof BACK_STATUSES)[number]

/** Reasons for which a step asks for an override. */
type Override = 'unapproved' | 'off_tolerance'

/**
 * Formats an unmet requirement, with instructions for the user who may override it, else with the
 * roles that may.
 */
function formatNeed(need: Need, format: Format): string {
  const textKey = need.can_override ? 'own' : 'code'
  switch (need.code) {
    case 'ready_within_tolerance': {
      const { ready, least, most } = need.params
      const figures = {
        ready: format.volume(ready),
        least: format.volume(least),
        most: format.volume(most),
      }
      return i18n.t(`pages/supply:needs.${textKey}.ready_within_tolerance`, figures)
    }
    case 'sawmill_approved':
      return i18n.t(`pages/supply:needs.${textKey}.sawmill_approved`, {
        sawmill: need.params.sawmill,
      })
    case 'sawmill_not_suspended':
      return i18n.t('pages/supply:needs.code.sawmill_not_suspended', {
        sawmill: need.params.sawmill,
      })
    case 'no_allocations':
      return i18n.t('pages/supply:needs.code.no_allocations', {
        m3: format.volume(need.params.m3),
        deals: need.params.deals,
      })
    case 'no_stock':
      return i18n.t('pages/supply:needs.code.no_stock', { m3: format.volume(need.params.m3) })
    case 'report_open':
      return i18n.t('pages/supply:needs.code.report_open', { number: need.params.number })
    default:
      return i18n.t(`pages/supply:needs.code.${need.code}`)
  }
}

/** Returns the wood that the user agreed to release; null if none. */
const findReleased = (settled: readonly Need[]) =>
  settled.flatMap((need) => (need.code === 'no_allocations' ? need.params : [])).at(0) ?? null

/** Returns the numbers of the reports that the user agreed to leave open. */
const findKeptReports = (settled: readonly Need[]) =>
  settled.flatMap((need) => (need.code === 'report_open' ? need.params.number : []))

export const supplyWorkflow: WorkflowConfig<Supply, SupplyWrite, SupplyPreview> = {
  formConfig: supplyFormConfig,
  forwardStatuses: FORWARD_STATUSES,
  backStatuses: BACK_STATUSES,
  getOverrideName: ({ missing }): Override =>
    missing.some(({ code }) => code === 'sawmill_approved') ? 'unapproved' : 'off_tolerance',
  formatAction: (name: `to_${ForwardStatus | BackStatus}` | Override) =>
    i18n.t(`pages/supply:action.${name}`),
  formatNeedsTitle: (status: ForwardStatus) => i18n.t(`pages/supply:needs.title.${status}`),
  getConfirmation: (name: `to_${BackStatus}` | 'to_completed' | Override) => ({
    title: i18n.t(`pages/supply:reason.${name}.title`),
    text: i18n.t(`pages/supply:reason.${name}.text`),
    confirm: i18n.t(`pages/supply:reason.${name}.confirm`),
  }),
  finalStatuses: ['completed'],
  isSettledByTransition: ({ code }) => code === 'no_allocations' || code === 'report_open',
  formatNeed,
  formatTransition: (name) =>
    name === 'to_ordered' ? i18n.t('pages/supply:needs.step.to_ordered') : undefined,
  formatMissing: (code) =>
    code === 'line' || code === 'line_wood' || code === 'ready_week'
      ? i18n.t(`pages/supply:needs.missing.${code}`)
      : undefined,
  formatMistake: (field) =>
    field === 'sawmill_id' ? i18n.t('pages/supply:needs.code.sawmill') : undefined,
  preview: supplyPreviewQueryOptions,
  transition: async (supply, { settled = [], ...transition }, key) => {
    const request = {
      ...transition,
      release_allocations: findReleased(settled),
      keep_open_reports: findKeptReports(settled),
    }
    return notifyCuts(await transitionSupply(supply, request, key))
  },
}
