import {
  cargoPreviewQuery,
  transitionCargo,
  type Cargo,
  type CargoPreview,
  type CargoTransition,
  type CargoWrite,
} from '@/entities/cargo'
import type { StepsOf } from '@/features/change-status'
import { i18n, type Format } from '@/shared/i18n'
import { cargoForm } from './cargo-form'

type Need = CargoTransition['missing'][number]

const onward = [
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
] as const
const back = ['canceled'] as const

type Onward = (typeof onward)[number]
type Back = (typeof back)[number]

/** What a step goes through in spite of. */
type Override = 'uninspected' | 'miscounted' | 'undocumented'

/** Who may let a thing pass reads how, and everybody else who does. */
function sayNeed(need: Need, format: Format): string {
  const who = need.can_override ? 'own' : 'code'
  switch (need.code) {
    case 'load_ready':
      return i18n.t('pages/cargo:needs.code.load_ready', {
        most: format.volume(need.params.most),
        supply: need.params.supply,
      })
    case 'load_open':
      return i18n.t('pages/cargo:needs.code.load_open', { number: need.params.number })
    case 'supply_inspected':
      return i18n.t(`pages/cargo:needs.${who}.supply_inspected`, { supply: need.params.supply })
    case 'seal_differs':
      return i18n.t('pages/cargo:needs.code.seal_differs', need.params)
    case 'load_counted':
      return i18n.t(`pages/cargo:needs.${who}.load_counted_${need.params.unit}`, need.params)
    case 'report_open':
      return i18n.t(`pages/cargo:needs.${who}.report_open`, need.params)
    case 'document':
      return i18n.t(`pages/cargo:needs.${who}.document`, {
        document: i18n.t(`entities/cargo:document.${need.params.document}`),
      })
    default:
      return i18n.t(`pages/cargo:needs.code.${need.code}`)
  }
}

function overrideOf({ missing }: Pick<CargoTransition, 'missing'>): Override {
  const codes = missing.map(({ code }) => code)
  if (codes.includes('supply_inspected')) return 'uninspected'
  return codes.includes('load_counted') ? 'miscounted' : 'undocumented'
}

/** The steps of a cargo. */
export const cargoSteps: StepsOf<Cargo, CargoWrite, CargoPreview> = {
  form: cargoForm,
  onward,
  back,
  overrideOf,
  sayAction: (name: `to_${Onward | Back}` | Override) => i18n.t(`pages/cargo:action.${name}`),
  sayBefore: (status: Onward) => i18n.t(`pages/cargo:needs.title.${status}`),
  ask: (name: `to_${Back}` | Override) => ({
    title: i18n.t(`pages/cargo:reason.${name}.title`),
    text: i18n.t(`pages/cargo:reason.${name}.text`),
    confirm: i18n.t(`pages/cargo:reason.${name}.confirm`),
  }),
  sayNeed,
  preview: cargoPreviewQuery,
  take: (cargo, { isSettling: _, ...step }, key) => transitionCargo(cargo, step, key),
}
