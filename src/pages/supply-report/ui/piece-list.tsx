import { useState } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  judgePiece,
  getMeasuredSizes,
  type PieceReading,
  type PieceSize,
} from '@domain/rules/inspection'
import { Button, CircleAlertIcon, CircleCheckIcon } from '@/shared/ui'
import { type Specification, useFormatPieceVerdict } from '../model/use-inspected-supply'
import styles from './piece-list.module.css'

const MAX_SHOWN = 6

interface PieceListProps {
  specification: Specification
  readings: readonly PieceReading[]
  averageMoisture: number | null
  /** Opens a piece for correction. */
  onOpen: ((id: string) => void) | undefined
}

/**
 * Measured pieces with their verdicts, newest first. Once they can't be changed, pieces with a
 * failure come first.
 */
export function PieceList({ specification, readings, averageMoisture, onOpen }: PieceListProps) {
  const { t } = useTranslation('pages/supply-report')
  const format = useFormat()
  const formatVerdict = useFormatPieceVerdict(specification)
  const [isExpanded, setExpanded] = useState(false)
  if (readings.length === 0) return null
  const pieces = readings
    .map((reading, at) => {
      const verdict = judgePiece(specification, reading, averageMoisture)
      const isFlawless =
        verdict.misses.length === 0 &&
        verdict.unmeasured.length === 0 &&
        reading.defects.length === 0
      return { reading, number: at + 1, verdict, isFlawless }
    })
    .toReversed()
  const ordered = onOpen
    ? pieces
    : pieces.toSorted((a, b) => Number(a.isFlawless) - Number(b.isFlawless))
  const shown = ordered.slice(0, isExpanded ? undefined : MAX_SHOWN)
  const formatSize = (size: PieceSize, value: string | null) => {
    if (value === null) return '–'
    return size === 'length_mm' ? format.number(value) : format.number(value, 1)
  }
  const sizes = getMeasuredSizes(specification)
  return (
    <div>
      <ol className={styles.list} aria-label={t('pieces_label')}>
        {shown.map(({ reading, number: place, verdict, isFlawless }) => {
          const text = (
            <>
              <span className={styles.place}>{place}</span>
              <span className={styles.sizes}>
                {sizes.map((size) => formatSize(size, reading[size])).join(' × ')}
              </span>
              <span className={styles.moisture}>
                {reading.moisture_percent !== null && format.percent(reading.moisture_percent, 1)}
              </span>
              <span className={styles.verdict} data-right={isFlawless || undefined}>
                {isFlawless ? <CircleCheckIcon /> : <CircleAlertIcon />}
                {formatVerdict(verdict, reading.defects)}
              </span>
            </>
          )
          return (
            <li key={reading.id}>
              {onOpen ? (
                <button type="button" className={styles.row} onClick={() => onOpen(reading.id)}>
                  {text}
                </button>
              ) : (
                <div className={styles.row}>{text}</div>
              )}
            </li>
          )
        })}
      </ol>
      {readings.length > MAX_SHOWN && (
        <Button variant="quiet" onClick={() => setExpanded(!isExpanded)}>
          {isExpanded
            ? t(onOpen ? 'show_latest' : 'show_fewer')
            : t('show_all', { count: readings.length })}
        </Button>
      )}
    </div>
  )
}
