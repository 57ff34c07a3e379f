import type { Supply } from '@/entities/supply'
import { i18n, type Format } from '@/shared/i18n'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/timber'

type NextSupply = Pick<Supply, 'status' | 'purchase_manager' | 'inspection_required'> & {
  readonly lines: readonly Pick<Supply['lines'][number], 'ready_m3' | 'accepted_m3' | 'loaded_m3'>[]
}

const toLitres = (m3: string | null) => (m3 === null ? 0n : scaleToPlaces(parseDecimal(m3), 3))

/**
 * Formats who or what a supply waits for.
 * @returns null for a draft, because its list of needs leads on
 */
export function formatSupplyNext(supply: NextSupply, format: Format): string | null {
  const { status, lines, inspection_required, purchase_manager } = supply
  // Of inspected wood, only the accepted volume can be loaded.
  const waiting = lines.reduce((sum, { ready_m3, accepted_m3, loaded_m3 }) => {
    const rest = toLitres(accepted_m3 ?? ready_m3) - toLitres(loaded_m3)
    return rest > 0n ? sum + rest : sum
  }, 0n)
  const m3 = format.number(formatDecimal(waiting, 3))
  const isUninspected = inspection_required && lines.some(({ accepted_m3 }) => accepted_m3 === null)
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
      if (isUninspected) return i18n.t('pages/supply:next.inspect', { m3 })
      return waiting === 0n
        ? i18n.t('pages/supply:next.rejected')
        : i18n.t('pages/supply:next.load', { m3 })
    case 'loading':
      return waiting === 0n
        ? i18n.t('pages/supply:next.depart')
        : i18n.t('pages/supply:next.load_rest', { m3 })
    case 'shipped':
      return i18n.t('pages/supply:next.complete', { manager: purchase_manager?.name ?? '' })
    case 'completed':
      return i18n.t('widgets/document:progress.done')
  }
}
