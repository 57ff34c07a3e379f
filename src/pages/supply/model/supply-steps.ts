import {
  supplyPreviewQuery,
  transitionSupply,
  type Supply,
  type SupplyPreview,
  type SupplyTransition,
  type SupplyWrite,
} from '@/entities/supply'
import type { StepsOf } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { supplyForm } from './supply-form'

type Need = SupplyTransition['missing'][number]

const onward = ['ordered', 'confirmed', 'in_production', 'ready', 'completed'] as const
const back = ['canceled'] as const

type Onward = (typeof onward)[number]
type Back = (typeof back)[number]

/** What a step goes through in spite of. */
type Override = 'unapproved' | 'off_tolerance'

/** Who may let a thing pass reads how, and everybody else who does. */
function sayNeed(need: Need, format: Format): string {
  const who = need.can_override ? 'own' : 'code'
  switch (need.code) {
    case 'ready_within_tolerance': {
      const { ready, least, most } = need.params
      const figures = {
        ready: format.volume(ready),
        least: format.volume(least),
        most: format.volume(most),
      }
      return i18n.t(`pages/supply:needs.${who}.ready_within_tolerance`, figures)
    }
    case 'sawmill_approved':
      return i18n.t(`pages/supply:needs.${who}.sawmill_approved`, { sawmill: need.params.sawmill })
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
    default:
      return i18n.t(`pages/supply:needs.code.${need.code}`)
  }
}

/** The steps of a supply. */
export const supplySteps: StepsOf<Supply, SupplyWrite, SupplyPreview> = {
  form: supplyForm,
  onward,
  back,
  overrideOf: ({ missing }): Override =>
    missing.some(({ code }) => code === 'sawmill_approved') ? 'unapproved' : 'off_tolerance',
  sayAction: (name: `to_${Onward | Back}` | Override) => i18n.t(`pages/supply:action.${name}`),
  sayBefore: (status: Onward) => i18n.t(`pages/supply:needs.title.${status}`),
  ask: (name: `to_${Back}` | Override) => ({
    title: i18n.t(`pages/supply:reason.${name}.title`),
    text: i18n.t(`pages/supply:reason.${name}.text`),
    confirm: i18n.t(`pages/supply:reason.${name}.confirm`),
  }),
  settles: ({ code }) => code === 'no_allocations',
  sayNeed,
  sayMistake: (field) =>
    field === 'sawmill_id' ? i18n.t('pages/supply:needs.code.sawmill') : undefined,
  preview: supplyPreviewQuery,
  take: (supply, { isSettling = false, ...step }, key) =>
    transitionSupply(supply, { ...step, release_allocations: isSettling }, key),
}
