import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { computeSupplyFigures } from '@/entities/supply'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { fromLitres, toLitres } from '@domain/timber'
import { isAmountIn } from '@domain/money'
import { FigureList, KeyFigure } from '@/shared/ui'
import { isPriceIn, getLineFigures, computePartVolume, getFilledLines } from '@/widgets/wood-lines'
import { supplyFormConfig, useSupplyLines } from '../model/supply-form'
import { toAgreedLine, type SupplyLine } from '../model/supply-line'

const computeSupplyLineFigures = (line: SupplyLine, currency: string) => {
  const { volume } = getLineFigures(line, currency)
  const { weightKg, amounts } = getLineFigures(toAgreedLine(line), currency)
  const [confirmed, ready] = [
    computePartVolume(line, line.confirmed_quantity),
    computePartVolume(line, line.ready_quantity),
  ]
  return { volume, weightKg, amount: amounts.price, confirmed, ready }
}

/** Computes the figures from deferred input, so that they never slow down typing. */
function useSupplyFigures() {
  const { form } = useRecord(supplyFormConfig)
  const store = useSupplyLines().lines
  const lines = useDeferredValue(useSyncExternalStore(store.subscribe, store.lines))
  const [chosen, exchange_rate, deposit] = useDeferredValue(
    useWatch({ control: form.control, name: ['currency', 'exchange_rate', 'deposit'] }),
  )
  const currency = chosen || 'EUR'
  return useMemo(() => {
    const sent = getFilledLines(lines)
    const withoutPrice = sent.filter((line) => !isPriceIn(line.prices.price, currency)).length
    const withoutAmount = sent.filter(
      (line) => getLineFigures(line, currency).amounts.price === null,
    ).length
    return {
      figures: computeSupplyFigures(
        sent.map((line) => computeSupplyLineFigures(line, currency)),
        { currency, exchange_rate },
      ),
      currency,
      deposit,
      withoutPrice,
      withoutAmount,
    }
  }, [lines, currency, exchange_rate, deposit])
}

export const SupplyFiguresRail = memo(function SupplyFiguresRail() {
  const { t } = useTranslation('pages/supply')
  const format = useFormat()
  const { figures, currency, deposit, withoutPrice, withoutAmount } = useSupplyFigures()
  const {
    volume_m3: ordered,
    confirmed_m3: confirmed,
    ready_m3: ready,
    amount,
    amount_eur,
  } = figures
  const formatMoney = (value: string) => format.money(value, currency)

  const unknown =
    withoutPrice > 0
      ? t('figures.without_price', { count: withoutPrice })
      : withoutAmount > 0 && t('figures.without_quantity', { count: withoutAmount })
  const inEuro =
    currency !== 'EUR' &&
    (amount_eur === null ? t('figures.without_rate') : format.money(amount_eur, 'EUR'))
  const renderPart = (label: string, volume: string | null, total: string | null) => {
    if (volume === null) return null
    const shortfall = toLitres(total ?? volume) - toLitres(volume)
    const note =
      shortfall > 0 && t('figures.less', { volume: format.volume(fromLitres(shortfall)) })
    return (
      <KeyFigure
        label={label}
        value={format.volume(volume)}
        unit="m³"
        size="s"
        note={note}
        tone={shortfall > 0 ? 'waiting' : 'plain'}
      />
    )
  }
  const percent =
    Number(amount) > 0 && isAmountIn(deposit, currency) && Number(deposit) > 0
      ? format.share((Number(deposit) / Number(amount)) * 100, 1)
      : null

  return (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={format.volume(ordered)} unit="m³" />
      {renderPart(t('figures.confirmed'), confirmed, ordered)}
      {renderPart(t('figures.ready'), ready, confirmed ?? ordered)}
      <KeyFigure
        label={t('figures.weight')}
        value={format.number(figures.weight_kg, 0)}
        unit="kg"
        size="s"
      />
      <KeyFigure
        label={t('figures.amount')}
        value={formatMoney(amount)}
        note={[inEuro, unknown].filter(Boolean).join(', ')}
        tone={unknown ? 'waiting' : 'plain'}
      />
      {deposit !== '' && (
        <KeyFigure
          label={t('field.deposit')}
          size="s"
          value={format.typedMoney(deposit, currency)}
          note={percent && t('figures.of_amount', { percent })}
        />
      )}
    </FigureList>
  )
})
