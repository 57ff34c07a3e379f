import { useState } from 'react'
import { fromLitres, toLitres } from '@domain/timber'
import type { ShortLine } from '@/entities/cover'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, FigureList, KeyFigure } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { formatCoverWood, useFormatCoverAmount } from '@/widgets/cover'
import { computeShortfall, type ParsedPicks } from '../model/parse-picks'
import type { PurchaseOffer } from '../model/picks'
import { UnallocatedWoodRow, SawmillRow } from './offer-rows'
import { useFormatUnitPrice, type PickState } from './table-parts'
import styles from './supply-from-deal.module.css'

const COLUMNS = ['source', 'price', 'target', 'ready', 'on_time', 'certificate', 'order'] as const

/** Mills of a line that are listed at first. */
const FIRST_MILLS = 5

interface LineSectionProps {
  line: ShortLine
  offers: readonly PurchaseOffer[]
  parsedPicks: ParsedPicks
  picking: PickState
}

/** The shortfall of a deal line, and the supplies and mills that could cover it. */
export function LineSection({ line, offers, parsedPicks, picking }: LineSectionProps) {
  const { t } = useTranslation(['pages/supply-from-deal', 'entities/product'])
  const [isAll, setAll] = useState(false)
  const isShown = (offer: PurchaseOffer, index: number) =>
    isAll ||
    index < FIRST_MILLS ||
    picking.text(offer) !== '' ||
    Boolean(offer.sawmillOffer?.mismatches.length)
  const free = offers.filter((offer) => offer.free)
  const sawmills = offers.filter((offer) => offer.sawmill)
  const shown = sawmills.filter(isShown)
  const name = `${line.wood.place}. ${formatCoverWood(line.wood)}`
  return (
    <DocumentSection
      title={name}
      layout="whole"
      aside={
        line.certification !== 'none' && t(`entities/product:certification.${line.certification}`)
      }
    >
      <LineFigures line={line} parsedPicks={parsedPicks} />
      {offers.length === 0 ? (
        <p className={styles.nothing}>{t('no_offer')}</p>
      ) : (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {free.length > 0 && (
            <tbody>
              <GroupName>{t('group.free')}</GroupName>
              {free.map((offer) => (
                <UnallocatedWoodRow key={offer.key} offer={offer} picking={picking} />
              ))}
            </tbody>
          )}
          {sawmills.length > 0 && (
            <tbody>
              <GroupName>{t('group.mills')}</GroupName>
              {shown.map((offer) => (
                <SawmillRow key={offer.key} offer={offer} picking={picking} />
              ))}
            </tbody>
          )}
        </table>
      )}
      {shown.length < sawmills.length && (
        <Button size="s" variant="quiet" onClick={() => setAll(true)}>
          {t('more_mills', { count: sawmills.length - shown.length })}
        </Button>
      )}
    </DocumentSection>
  )
}

const GroupName = ({ children }: { children: string }) => (
  <tr className={styles.group}>
    <th colSpan={COLUMNS.length} scope="rowgroup">
      {children}
    </th>
  </tr>
)

function LineFigures({ line, parsedPicks }: Pick<LineSectionProps, 'line' | 'parsedPicks'>) {
  const { t } = useTranslation('pages/supply-from-deal')
  const format = useFormat()
  const { formatPacks } = useFormatCoverAmount()
  const formatUnitPrice = useFormatUnitPrice()
  const { shortfall, target } = line
  const picked = parsedPicks.getPickedVolume(line)
  const remaining = Math.max(0, computeShortfall(line, parsedPicks))
  const targetEuro = target?.eur_per_m3 ?? null
  const isOver = picked > toLitres(line.room_m3)
  const packs =
    shortfall.packs !== null && Number(shortfall.packs) > 0 ? formatPacks(shortfall.packs) : null
  return (
    <FigureList direction="row">
      <KeyFigure
        size="s"
        label={t('figures.shortfall')}
        value={format.volume(shortfall.m3)}
        unit="m³"
        note={[packs, line.is_within_tolerance && t('within')].filter(Boolean).join(', ')}
      />
      <KeyFigure
        size="s"
        label={t('figures.target')}
        value={targetEuro === null ? null : format.number(targetEuro, 2)}
        unit="EUR/m³"
        note={
          target === null
            ? t('no_target')
            : (target.currency !== 'EUR' || target.price_unit !== 'm3') && formatUnitPrice(target)
        }
      />
      <KeyFigure
        size="s"
        label={t('figures.picked')}
        value={format.volume(fromLitres(picked))}
        unit="m³"
      />
      <KeyFigure
        size="s"
        label={t('figures.left')}
        value={format.volume(fromLitres(remaining))}
        unit="m³"
        tone={isOver ? 'waiting' : remaining === 0 ? 'good' : 'plain'}
        note={isOver && t('over', { m3: format.volume(line.room_m3) })}
      />
    </FigureList>
  )
}
