import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { PastPrice, PriceContext } from '@/entities/price'
import { canOpenRoute, useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import {
  applyLinePrice,
  useLinePrices,
  type LinePrices as LinePricesState,
  type LinePricing,
} from '../model/use-line-prices'
import type { WoodLinesState } from '../model/wood-line-editor'
import type { WoodLine } from '../model/wood-line'
import styles from './line-prices.module.css'

interface LinePricesProps {
  linesState: WoodLinesState
  pricing: LinePricing
}

/** Past and listed prices of the active line, with stock and incoming wood. */
export function LinePrices({ linesState, pricing }: LinePricesProps) {
  const { t } = useTranslation('widgets/wood-lines')
  const prices = useLinePrices(linesState, pricing)
  const { state, line } = prices
  useOwnPriceKey(linesState, pricing, prices)
  const place = line ? linesState.lines.order().indexOf(line.id) + 1 : 0
  return (
    <section
      className={styles.panel}
      aria-label={t('prices.label')}
      aria-busy={state === 'loading'}
    >
      <h3 className={styles.title}>
        {line ? t('prices.title', { number: place }) : t('prices.label')}
        {state === 'ready' && <ListLink line={prices.line} />}
      </h3>
      {state === 'no_wood' && <p className={styles.hint}>{t('prices.no_wood')}</p>}
      {state === 'loading' && <p className={styles.hint}>{t('prices.loading')}</p>}
      {state === 'failed' && (
        <p className={styles.hint}>
          {t('prices.failed')}{' '}
          <Button size="s" onClick={prices.retry}>
            {t('prices.retry')}
          </Button>
        </p>
      )}
      {state === 'ready' && <Figures linesState={linesState} prices={prices} pricing={pricing} />}
    </section>
  )
}

/** Alt+P in the lines writes the partner's last price into the active line. */
function useOwnPriceKey(
  linesState: WoodLinesState,
  { isEditable }: LinePricing,
  prices: LinePricesState,
): void {
  const price = prices.state === 'ready' ? (prices.context.own_last?.line_price ?? null) : null
  const lineId = prices.line?.id ?? ''
  useEffect(() => {
    const isInLines = (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-column]') !== null
    const onKeyDown = (event: KeyboardEvent) => {
      // On a Mac, Alt+P types another character.
      if (!event.altKey || event.code !== 'KeyP' || !isInLines(event.target)) return
      event.preventDefault()
      if (isEditable && price !== null) applyLinePrice(linesState, lineId, price)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [linesState, isEditable, price, lineId])
}

/** Link to all prices of the wood and its section. */
function ListLink({ line: { specification } }: { line: WoodLine }) {
  const { t } = useTranslation('widgets/wood-lines')
  const { role } = useAuth()
  if (!specification?.wood || !canOpenRoute(role, '/wood-prices')) return null
  const { wood, diameter_mm, thickness_mm, width_mm, length_mm } = specification
  const size = diameter_mm === null ? [thickness_mm, width_mm] : [diameter_mm, length_mm]
  const isSized = size.every((side) => side !== null)
  return (
    <Link
      to="/wood-prices"
      search={{ wood: [wood], ...(isSized && { q: size.join('x') }) }}
      className={styles.link}
    >
      {t('prices.all')}
    </Link>
  )
}

const hasNoPrice = ({ own_last, others, list_price, last_purchase, planned }: PriceContext) =>
  !own_last &&
  !list_price &&
  [others, last_purchase, planned].every((past) => (past ?? []).length === 0)

function Figures({
  linesState,
  prices: { line, context },
  pricing: { kind, currency, isEditable },
}: LinePricesProps & { prices: Extract<LinePricesState, { state: 'ready' }> }) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  const unit = t(`entities/product:unit.${line.price_unit}`)
  const formatOriginal = ({ price, price_unit, currency: own }: PricedFigure) =>
    `${format.price(price, own)} ${own}/${t(`entities/product:unit.${price_unit}`)}`
  const renderPrice = (figure: PricedFigure) => {
    const isSame = figure.currency === currency && figure.price_unit === line.price_unit
    return figure.line_price === null ? (
      <span>{formatOriginal(figure)}</span>
    ) : (
      <>
        <span>{`${format.price(figure.line_price, currency)} ${currency}/${unit}`}</span>
        {!isSame && <small>{formatOriginal(figure)}</small>}
      </>
    )
  }
  const renderUse = (price: string | null | undefined, isShortcut = false) =>
    isEditable &&
    price && (
      <Button
        size="s"
        aria-keyshortcuts={isShortcut ? 'Alt+P' : undefined}
        onClick={() => applyLinePrice(linesState, line.id, price)}
      >
        {t('prices.use', { price: format.price(price, currency) })}
      </Button>
    )
  const noteNet = ({ is_discounted }: PastPrice) =>
    is_discounted && <small>{t('prices.net')}</small>
  const renderPast = (id: string, label: string, past: readonly PastPrice[]) => (
    <Figure key={id} label={label}>
      {past.length === 0 && <span>–</span>}
      {past.map((one) => (
        <span key={one.document.number} className={styles.past}>
          {renderPrice(one)}
          {noteNet(one)}
          <PastNote past={one} isSupply={one.document.number.startsWith('S')} />
        </span>
      ))}
      {id === 'own' && renderUse(past[0]?.line_price, true)}
    </Figure>
  )
  const { own_last, others, list_price, last_purchase, planned } = context
  const side = kind === 'sold' ? 'client' : 'sawmill'
  return (
    <>
      {hasNoPrice(context) && <p className={styles.hint}>{t('prices.never')}</p>}
      <dl className={styles.figures}>
        {renderPast('own', t(`prices.own.${side}`), own_last ? [own_last] : [])}
        {renderPast('others', t(`prices.others.${side}`), others)}
        {list_price !== undefined && (
          <Figure label={t('prices.list')}>
            {list_price === null ? (
              <span>–</span>
            ) : (
              <>
                {renderPrice({ ...list_price, currency: 'EUR' })}
                <small>
                  {t(`prices.list_name.${list_price.list}`)},{' '}
                  {t(`prices.scope.${list_price.scope}`)}
                </small>
                {renderUse(list_price.line_price)}
              </>
            )}
          </Figure>
        )}
        {last_purchase && renderPast('bought', t('prices.bought'), last_purchase)}
        {planned && renderPast('planned', t('prices.planned'), planned)}
        <Figure label={t('prices.available')}>
          <span>{`${format.volume(context.available_m3)} m³`}</span>
          <small>
            {t('prices.incoming', {
              volume: format.volume(context.incoming_m3),
            })}
          </small>
        </Figure>
      </dl>
    </>
  )
}

type PricedFigure = Pick<PastPrice, 'price' | 'price_unit' | 'currency' | 'line_price'>

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Date, document and partner of a past price, and how its wood differs. */
function PastNote({ past, isSupply }: { past: PastPrice; isSupply: boolean }) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  const { document, partner, date, differences, length_mm, quality } = past
  const formatDifference = (difference: PastPrice['differences'][number]): string => {
    if (difference === 'other_length' && length_mm !== null)
      return t('prices.difference.length', { length: length_mm })
    if (difference === 'other_grade' && quality !== null)
      return t('prices.difference.grade', { grade: quality })
    return t(`prices.difference.${difference}`)
  }
  return (
    <small>
      {format.date(date)},{' '}
      <Link
        to={isSupply ? '/supplies/$id' : '/deals/$id'}
        params={{ id: document.id }}
        className={styles.link}
      >
        {document.number}
      </Link>{' '}
      {[partner.name, ...differences.map(formatDifference)].join(', ')}
    </small>
  )
}
