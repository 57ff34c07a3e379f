import {
  cargoPreviewQueryOptions,
  transitionCargo,
  type Cargo,
  type CargoPreview,
  type CargoTransition,
  type CargoWrite,
} from '@/entities/cargo'
import type { WorkflowConfig } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { cargoFormConfig } from './cargo-form'

type Need = CargoTransition['missing'][number]

const FORWARD_STATUSES = [
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
] as const
const BACK_STATUSES = ['canceled', 'loading'] as const
/** No step leads back once the cargo has departed. */
const FINAL_STATUSES = ['in_transit', 'arrived', 'delivered', 'closed'] as const

type ForwardStatus = (typeof FORWARD_STATUSES)[number]
/** Names of the steps back: a cancellation, and the reopening of a sealed cargo. */
type BackName = 'to_canceled' | 'back_to_loading'

type FinalName = `to_${(typeof FINAL_STATUSES)[number]}`

/** Preconditions that the user may override. */
type Override = 'uninspected' | 'miscounted' | 'undocumented'

/** The text explains the override to users who may override, and names the role to all others. */
function formatNeed(need: Need, format: Format): string {
  const textKey = need.can_override ? 'own' : 'code'
  switch (need.code) {
    case 'load_ready':
      return i18n.t('pages/cargo:needs.code.load_ready', {
        most: format.volume(need.params.most),
        supply: need.params.supply,
      })
    case 'load_open':
      return i18n.t('pages/cargo:needs.code.load_open', { number: need.params.number })
    case 'supply_inspected':
      return i18n.t(`pages/cargo:needs.${textKey}.supply_inspected`, { supply: need.params.supply })
    case 'packs_accepted':
      return i18n.t('pages/cargo:needs.code.packs_accepted', need.params)
    case 'seal_differs':
      return i18n.t('pages/cargo:needs.code.seal_differs', need.params)
    case 'load_counted':
      return i18n.t(`pages/cargo:needs.${textKey}.load_counted_${need.params.unit}`, need.params)
    case 'report_open':
      return i18n.t(`pages/cargo:needs.${textKey}.report_open`, need.params)
    case 'document':
      return i18n.t(`pages/cargo:needs.${textKey}.document`, {
        document: i18n.t(`entities/cargo:document.${need.params.document}`),
      })
    default:
      return i18n.t(`pages/cargo:needs.code.${need.code}`)
  }
}

function getOverrideName({ missing }: Pick<CargoTransition, 'missing'>): Override {
  const codes = missing.map(({ code }) => code)
  if (codes.includes('supply_inspected')) return 'uninspected'
  return codes.includes('load_counted') ? 'miscounted' : 'undocumented'
}

export const cargoWorkflow: WorkflowConfig<Cargo, CargoWrite, CargoPreview> = {
  formConfig: cargoFormConfig,
  forwardStatuses: FORWARD_STATUSES,
  backStatuses: BACK_STATUSES,
  getOverrideName,
  isAskedByConfirmation: ({ code }) => code === 'seal_number',
  formatAction: (name: `to_${ForwardStatus}` | BackName | Override) =>
    i18n.t(`pages/cargo:action.${name}`),
  formatNeedsTitle: (status: ForwardStatus) => i18n.t(`pages/cargo:needs.title.${status}`),
  finalStatuses: FINAL_STATUSES,
  getConfirmation: (name: BackName | FinalName | Override) => ({
    title: i18n.t(`pages/cargo:reason.${name}.title`),
    text: i18n.t(`pages/cargo:reason.${name}.text`),
    confirm: i18n.t(`pages/cargo:reason.${name}.confirm`),
  }),
  formatNeed,
  formatOverrideNote: ({ to, missing }) =>
    to === 'closed' && missing.some(({ can_override: canOverride }) => canOverride)
      ? i18n.t('pages/cargo:needs.own.close')
      : undefined,
  formatTransition: (name) =>
    name === 'to_booked' || name === 'to_sealed'
      ? i18n.t(`pages/cargo:needs.step.${name}`)
      : undefined,
  formatMissing: (code) =>
    code === 'load' || code === 'booking_number' || code === 'seal_number'
      ? i18n.t(`pages/cargo:needs.missing.${code}`)
      : undefined,
  preview: cargoPreviewQueryOptions,
  transition: (cargo, { settled: _, ...request }, key) => transitionCargo(cargo, request, key),
}
