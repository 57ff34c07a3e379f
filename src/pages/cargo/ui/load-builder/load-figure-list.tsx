import type { Fill, LoadBalance as Figures, Space } from '@domain/load-plan'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Progress } from '@/shared/ui'
import styles from './load-builder.module.css'

const formatLitresAsM3 = (litres: number) => (litres / 1000).toFixed(3)

interface LoadFigureListProps {
  /** Fill of the whole load. */
  fill: Fill
  /** Figures of the placed packs. */
  figures: Figures
  counts: { readonly placed: number; readonly loaded: number }
  space: Space
}

/** Fill by weight and by volume, number of placed packs, and their balance. */
export function LoadFigureList({ fill, figures, counts, space }: LoadFigureListProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const formatKg = (value: number) => format.number(value, 0)
  const formatPercent = (ratio: number) => format.percent((Math.abs(ratio) * 100).toFixed(1))
  const { offCentre, doorGap } = figures
  const { binding, byWeight, bySpace } = fill
  const formatBarName = (limit: 'weight' | 'space') =>
    binding === limit && fill.kg > 0
      ? t('load_builder.bar.binding', { name: t(`load_builder.bar.${limit}`) })
      : t(`load_builder.bar.${limit}`)
  return (
    <div className={styles.figures}>
      <div className={styles.bars}>
        <Progress
          label={formatBarName('weight')}
          value={byWeight}
          text={t('load_builder.bar.of_kg', {
            value: formatKg(fill.kg),
            most: formatKg(space.payloadKg),
            percent: format.share(byWeight * 100, 1),
          })}
        />
        <Progress
          label={formatBarName('space')}
          value={bySpace}
          text={t('load_builder.bar.of_m3', {
            value: format.volume(formatLitresAsM3(fill.litres)),
            most: format.number(space.litres / 1000, 1),
            percent: format.share(bySpace * 100, 1),
          })}
        />
      </div>
      {counts.loaded > 0 && (
        <FigureList direction="row">
          <KeyFigure
            size="s"
            label={t('load_builder.figure.loaded')}
            value={format.number(counts.loaded)}
            unit={t('load_builder.figure.packs', { count: counts.loaded })}
          />
          <KeyFigure
            size="s"
            label={t('load_builder.figure.placed')}
            value={format.number(counts.placed)}
            unit={t('load_builder.figure.of_packs', { count: counts.loaded })}
            note={counts.placed > 0 && `${formatKg(figures.kg)} kg`}
          />
        </FigureList>
      )}
      <ul className={styles.facts}>
        {offCentre !== null && (
          <li>
            {t(
              Math.abs(offCentre) < 0.0005
                ? 'load_builder.balance.middle'
                : offCentre > 0
                  ? 'load_builder.balance.to_door'
                  : 'load_builder.balance.to_front',
              { percent: formatPercent(offCentre) },
            )}
          </li>
        )}
        {doorGap !== null && (
          <li>{t('load_builder.door_gap', { mm: format.number(doorGap, 0) })}</li>
        )}
        {figures.axleLoads.map(({ at, kg: load, limitKg }) => (
          <li key={at}>
            {t(`load_builder.axle.${at}`, { kg: formatKg(load), most: formatKg(limitKg) })}
          </li>
        ))}
        {fill.kg > 0 && (
          <li>
            {t('load_builder.left', {
              kg: formatKg(fill.leftKg),
              m3: format.volume(formatLitresAsM3(fill.leftLitres)),
            })}
          </li>
        )}
      </ul>
    </div>
  )
}

/** Returns the warnings about weight and packing. */
export function useLoadWarnings(
  fill: Fill,
  figures: Figures,
  space: Space,
  getPackNumber: (packId: string) => number,
): readonly string[] {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const { offCentre, doorGap, blocked } = figures
  const warnings: string[] = []
  if (fill.isOverPayload)
    warnings.push(
      t('load_builder.warning.over_payload', { kg: format.number(fill.kg - space.payloadKg, 0) }),
    )
  if (figures.isOffCentre && offCentre !== null) {
    const percent = format.percent((Math.abs(offCentre) * 100).toFixed(1))
    warnings.push(
      t(
        offCentre > 0
          ? 'load_builder.warning.off_centre_door'
          : 'load_builder.warning.off_centre_front',
        { percent },
      ),
    )
  }
  if (figures.isDoorGapWide && doorGap !== null)
    warnings.push(t('load_builder.warning.door_gap', { mm: format.number(doorGap, 0) }))
  for (const { at, kg, limitKg } of figures.axleLoads) {
    if (kg > limitKg)
      warnings.push(t(`load_builder.warning.${at}`, { kg: format.number(kg - limitKg, 0) }))
  }
  if (blocked.length > 0)
    warnings.push(
      t('load_builder.warning.blocked', {
        count: blocked.length,
        numbers: blocked
          .map(getPackNumber)
          .toSorted((a, b) => a - b)
          .join(', '),
      }),
    )
  return warnings
}
