import type { Supply } from '@/entities/supply'
import { i18n, type Format } from '@/shared/i18n'
import { fromLitres, toLitres } from '@domain/timber'

type NextSupply = Pick<
  Supply,
  'status' | 'purchase_manager' | 'inspection_required' | 'at_mill_m3'
> & {
  readonly lines: readonly Pick<Supply['lines'][number], 'ready_m3' | 'accepted_m3'>[]
}

const isAwaitingInspection = ({ inspection_required, lines }: NextSupply): boolean =>
  inspection_required &&
  lines.some(({ ready_m3, accepted_m3 }) => toLitres(ready_m3 ?? '0') > 0 && accepted_m3 === null)

/** True if wood at the mill can be loaded. */
export const isReadyToLoad = (supply: NextSupply): boolean =>
  toLitres(supply.at_mill_m3 ?? '0') > 0 &&
  (supply.status === 'loading' || (supply.status === 'ready' && !isAwaitingInspection(supply)))

/**
 * Formats who or what a supply waits for.
 * @returns null for a draft: `BlockedTransition` names the missing requirements
 */
export function formatSupplyNext(supply: NextSupply, format: Format): string | null {
  const { status, at_mill_m3, purchase_manager } = supply
  const waiting = toLitres(at_mill_m3 ?? '0')
  const m3 = format.number(fromLitres(waiting))
  const readyLines = supply.lines.filter(({ ready_m3 }) => toLitres(ready_m3 ?? '0') > 0)
  switch (status) {
    case 'draft':
    case 'canceled':
      return null
    case 'ordered':
      return i18n.t('pages/supply:next.confirm')
    case 'confirmed':
      return i18n.t('pages/supply:next.produce')
    case 'in_production':
      return i18n.t('pages/supply:next.finish')
    case 'ready':
      if (isAwaitingInspection(supply)) return i18n.t('pages/supply:next.inspect', { m3 })
      if (waiting > 0) return i18n.t('pages/supply:next.load', { m3 })
      return readyLines.some(
        ({ accepted_m3 }) => accepted_m3 !== null && toLitres(accepted_m3) === 0,
      )
        ? i18n.t('pages/supply:next.rejected')
        : i18n.t('pages/supply:next.nothing')
    case 'loading':
      return waiting === 0
        ? i18n.t('pages/supply:next.depart')
        : i18n.t('pages/supply:next.load_rest', { m3 })
    case 'shipped':
      return purchase_manager === null
        ? i18n.t('pages/supply:next.complete_unnamed')
        : i18n.t('pages/supply:next.complete', { manager: purchase_manager.name })
    case 'completed':
      return i18n.t('widgets/document:progress.done')
  }
}
