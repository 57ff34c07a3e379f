import { useMemo } from 'react'
import {
  describePosition,
  type PlacementProblem,
  type PlacedPack,
  type Space,
  type UnplacedReason,
} from '@domain/load-plan'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Returns formatters for positions and placement problems of packs. */
export function usePackFormatter(space: Space) {
  const { t } = useTranslation('widgets/load-builder')
  const format = useFormat()
  return useMemo(() => {
    const formatMetres = (mm: number) => format.number(mm / 1000, 2)
    /** Describes a pack's position: extent, side and supporting pack. */
    function formatPosition(placed: PlacedPack, all: readonly PlacedPack[]): string {
      const { from, to, side, on } = describePosition(placed, all, space)
      return t('place.said', {
        from: formatMetres(from),
        to: formatMetres(to),
        side: t(`place.${side}`),
        on: on === null ? t('place.floor') : t('place.on', { number: on }),
      })
    }
    return {
      formatMetres,
      formatPosition,
      /** Describes a pack: number, label, weight and position. */
      formatPack: (placed: PlacedPack, number: number, label: string, all: readonly PlacedPack[]) =>
        t('pack', {
          number,
          label,
          kg: format.number(placed.pack.kg, 0),
          place: formatPosition(placed, all),
        }),
      formatProblem: (reason: PlacementProblem) => t(`wrong.${reason}`),
      formatUnplacedReason: (reason: UnplacedReason) => t(`unplaced.why.${reason}`),
    }
  }, [t, format, space])
}
