import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import type { CopiedRecord } from '@/features/edit-record'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import { Banner, RadioGroup, toast } from '@/shared/ui'
import type { LinesStore } from '@/shared/ui/lines-grid'
import { choosePrices, findPriceChoice, type PriceChoice } from '../model/copied-lines'
import { formatUnit } from '../model/format-line'
import type { WoodLine } from '../model/wood-line'
import styles from './copied-notice.module.css'

interface CopiedNoticeProps<Line extends WoodLine> {
  copied: CopiedRecord
  lines: LinesStore<Line>
  /** ISO 4217, of the prices. */
  currency: string
  /** The week that must be entered. */
  openWeek: string
  /** Link to the source. */
  sourceLink: ReactNode
}

/** Notes on an unsaved copy, and the choice between its prices and those of today. */
export function CopiedNotice<Line extends WoodLine>({
  copied: { source, differences, notes },
  lines,
  currency,
  openWeek,
  sourceLink,
}: CopiedNoticeProps<Line>) {
  const { t } = useTranslation('widgets/wood-lines')
  const format = useFormat()
  const all = useDeferredValue(useSyncExternalStore(lines.subscribe, lines.lines))
  const choice = findPriceChoice(all, differences)

  function choose(next: PriceChoice | '') {
    if (next === '') return
    const kept = choosePrices(lines, differences, next)
    if (kept > 0) toast.info(t('copy.kept', { count: kept }))
  }

  return (
    <Banner
      tone={notes.length > 0 ? 'waiting' : 'info'}
      title={t('copy.title', { number: source.number })}
      action={sourceLink}
    >
      <p>{openWeek}</p>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={`${note.code} ${note.line}`}>{formatNote(note, format, t)}</li>
          ))}
        </ul>
      )}
      {differences.length === 0 ? (
        <p>{t('copy.no_difference')}</p>
      ) : (
        <>
          <RadioGroup
            label={t('copy.prices')}
            direction="row"
            value={choice ?? ''}
            onChange={choose}
            options={[
              { value: 'same', label: t('copy.same') },
              { value: 'today', label: t('copy.today') },
            ]}
          />
          <ul className={styles.list}>
            {differences.map((difference) => (
              <li key={difference.line}>
                {t('copy.difference', {
                  line: difference.line,
                  before: formatPrice(difference.before, currency, format) ?? t('copy.no_price'),
                  now: formatPrice(difference.now, currency, format),
                  unit: formatUnit(difference.price_unit),
                  change:
                    difference.percent === null ? '' : formatChange(difference.percent, format),
                  source: formatSource(difference, format, t),
                })}
              </li>
            ))}
          </ul>
          {differences.some(({ is_discounted }) => is_discounted) && <p>{t('copy.net')}</p>}
        </>
      )}
    </Banner>
  )
}

type Translate = ReturnType<typeof useTranslation<'widgets/wood-lines'>>['t']
type Note = CopiedRecord['notes'][number]
type Difference = CopiedRecord['differences'][number]

const formatPrice = (price: string | null, currency: string, format: Format): string | null =>
  price === null ? null : format.price(price, currency)

const formatChange = (percent: string, format: Format): string =>
  ` (${percent.startsWith('-') ? '' : '+'}${format.percent(percent)})`

const formatSource = ({ source, number, date }: Difference, format: Format, t: Translate) =>
  t(`copy.source.${source}`, { number: number ?? '', date: format.date(date) })

const formatNote = ({ code, line, name, date }: Note, format: Format, t: Translate): string =>
  t(`copy.note.${code}`, {
    line: line ?? '',
    name: code === 'service_left_out' ? formatService(name, t) : (name ?? ''),
    date: date === null ? '' : format.date(date),
  })

const formatService = (name: string | null, t: Translate): string =>
  name === 'cutting' || name === 'planing' || name === 'impregnation'
    ? t(`goods.service.${name}`)
    : (name ?? '')
