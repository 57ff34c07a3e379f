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
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  return useMemo(() => {
    const formatMetres = (mm: number) => format.number(mm / 1000, 2)
    /** Describes a pack's position: extent, side and supporting pack. */
    function formatPosition(placed: PlacedPack, all: readonly PlacedPack[]): string {
      const { from, to, side, on } = describePosition(placed, all, space)
      return t('load_builder.place.said', {
        from: formatMetres(from),
        to: formatMetres(to),
        side: t(`load_builder.place.${side}`),
        on:
          on === null ? t('load_builder.place.floor') : t('load_builder.place.on', { number: on }),
      })
    }
    return {
      formatMetres,
      formatPosition,
      /** Describes a pack: number, label, weight and position. */
      formatPack: (placed: PlacedPack, number: number, label: string, all: readonly PlacedPack[]) =>
        t('load_builder.pack', {
          number,
          label,
          kg: format.number(placed.pack.kg, 0),
          place: formatPosition(placed, all),
        }),
      formatProblem: (reason: PlacementProblem) => t(`load_builder.wrong.${reason}`),
      formatUnplacedReason: (reason: UnplacedReason) => t(`load_builder.unplaced.why.${reason}`),
    }
  }, [t, format, space])
}
