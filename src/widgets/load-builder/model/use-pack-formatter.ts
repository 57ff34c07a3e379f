import { useMemo } from 'react'
import { getTop, type PlacementProblem, type PlacedPack, type Space } from '@domain/load-plan'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { UnplacedReason } from './stowage'

/** Returns formatters for positions and placement problems of packs. */
export function usePackFormatter(space: Space) {
  const { t } = useTranslation('widgets/load-builder')
  const format = useFormat()
  return useMemo(() => {
    const formatMetres = (mm: number) => format.number(mm / 1000, 2)
    function formatSide({ y, pack }: PlacedPack) {
      const middle = (y + pack.width / 2) / space.width
      return t(middle < 0.45 ? 'place.left' : middle > 0.55 ? 'place.right' : 'place.middle')
    }
    /** Describes a pack's position: extent, side and supporting pack. */
    function place(placed: PlacedPack, all: readonly PlacedPack[]): string {
      const { x, z, pack } = placed
      const supportIndex = all.findIndex(
        (item) =>
          getTop(item) === z &&
          item.x < x + pack.length &&
          x < item.x + item.pack.length &&
          item.y < placed.y + pack.width &&
          placed.y < item.y + item.pack.width,
      )
      const on = z === 0 ? t('place.floor') : t('place.on', { number: supportIndex + 1 })
      return t('place.said', {
        from: formatMetres(x),
        to: formatMetres(x + pack.length),
        side: formatSide(placed),
        on,
      })
    }
    return {
      formatMetres: formatMetres,
      place,
      /** Describes a pack: number, label, weight and position. */
      pack: (placed: PlacedPack, number: number, label: string, all: readonly PlacedPack[]) =>
        t('pack', {
          number,
          label,
          kg: format.number(placed.pack.kg, 0),
          place: place(placed, all),
        }),
      wrong: (reason: PlacementProblem) => t(`wrong.${reason}`),
      outside: (reason: UnplacedReason) => t(`outside.why.${reason}`),
    }
  }, [t, format, space])
}
