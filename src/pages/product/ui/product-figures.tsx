import { useFormat, useTranslation } from '@/shared/i18n'
import { isMillVolumeOff } from '@/entities/product'
import { FigureList, KeyFigure } from '@/shared/ui'
import { usePackFigures } from '../model/use-pack-figures'

/** What a piece and a pack come to while they are typed. What isn't known yet has a dash. */
export function ProductFigures() {
  const { t } = useTranslation(['pages/product', 'entities/product'])
  const format = useFormat()
  const figures = usePackFigures()
  const { piece_m3, pack_m3, pack_kg, pack_lm, mill_percent } = figures
  return (
    <FigureList>
      <KeyFigure
        label={t('pages/product:figures.piece')}
        value={piece_m3 && format.volume(piece_m3)}
        unit="m³"
      />
      <KeyFigure
        label={t('pages/product:figures.pack')}
        value={pack_m3 && format.volume(pack_m3)}
        unit="m³"
        tone={isMillVolumeOff(figures) ? 'waiting' : 'plain'}
        note={
          mill_percent !== null && isMillVolumeOff(figures)
            ? t('pages/product:figures.mill', {
                percent: `${mill_percent > 0 ? '+' : '−'}${format.percent(String(Math.abs(Math.round(mill_percent))))}`,
              })
            : undefined
        }
      />
      <KeyFigure
        label={t('pages/product:figures.weight')}
        value={pack_kg && format.number(pack_kg)}
        unit="kg"
      />
      <KeyFigure
        label={t('pages/product:figures.length')}
        value={pack_lm && format.number(pack_lm)}
        unit={t('entities/product:unit.lm')}
      />
    </FigureList>
  )
}
