import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { type DealFigures, isMarginSoFar, MarginFigure, type MarginKind } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { vCommission, vCurrency } from '@/shared/api/generated/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { ExchangeRateField } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { needsCostRate } from '@domain/timber'
import { dealForm, type DealValues } from '../model/deal-form'
import { useDealWarningFormatter, useDealWarnings } from '../model/deal-warnings'
import { useCurrentDeal, useDealFigures } from '../model/use-deal'
import styles from './deal-fields.module.css'

const Field = createFields<DealValues>()

const currencies = vCurrency.options.map((value) => ({ value, label: value }))

type CommissionKind = (typeof vCommission.entries.kind.options)[number]

/** Costs of the sale and its margin, for users who may see the margin. */
export function CostsSection() {
  return (
    <>
      <CostFields />
      <MarginTable />
    </>
  )
}

/** Costs of the sale except the wood. */
function CostFields() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { form, canEdit } = useFormFields<DealValues>()
  const { control, getValues, setValue } = form
  const enteredAmounts = useRef<Partial<Record<CommissionKind, string>>>({})
  const [kind, chosen] = useWatch({ control, name: ['commission.kind', 'currency'] })
  const currency = chosen || 'EUR'
  const { fields, append, remove } = useFieldArray({ control, name: 'other_costs' })
  const kinds = vCommission.entries.kind.options.map((value) => ({
    value,
    label: t(`commission.${value}`),
  }))
  const isEditable = canEdit('other_costs')
  const add = useRef<HTMLButtonElement>(null)

  const formatReadOnlyLabel = ({ name, exchange_rate }: (typeof fields)[number]) =>
    exchange_rate ? t('cost.at_rate', { name, rate: format.number(exchange_rate, 4) }) : name

  function removeAt(at: number) {
    remove(at)
    // The pressed button no longer exists.
    add.current?.focus()
  }

  /** Keeps a separate amount for each kind, because 2.50 % is not 2.50 EUR. */
  function changeKind(next: CommissionKind | '') {
    if (kind) enteredAmounts.current[kind] = getValues('commission.value')
    setValue('commission.value', next ? (enteredAmounts.current[next] ?? '') : '')
  }

  return (
    <DocumentSection title={t('section.costs')}>
      <Field.Money name="planned_freight" span={4} currency={currency} />
      <Field.Choice
        name="commission.kind"
        span={4}
        placeholder={t('commission.none')}
        options={kinds}
        onChoose={changeKind}
      />
      {kind === 'percent' && (
        <Field.Number name="commission.value" span={4} places={2} fixed={2} unit="%" />
      )}
      {kind === 'amount' && (
        <Field.Money
          name="commission.value"
          span={4}
          label={t('field.commission_amount')}
          currency={currency}
        />
      )}
      {fields.map((field, at) =>
        isEditable ? (
          <div key={field.id} className={styles.cost}>
            <Field.Text name={`other_costs.${at}.name`} />
            <CostAmount at={at} />
            <IconButton
              label={t('cost.remove', { number: at + 1 })}
              icon={<Trash2Icon />}
              onClick={() => removeAt(at)}
            />
          </div>
        ) : (
          <Field.Money
            key={field.id}
            name={`other_costs.${at}.amount`}
            label={formatReadOnlyLabel(field)}
            currency={field.currency}
          />
        ),
      )}
      {isEditable && (
        <div className={styles.wide}>
          <Button
            ref={add}
            size="s"
            icon={<PlusIcon />}
            onClick={() => append({ name: '', amount: '', currency, exchange_rate: '' })}
          >
            {t('cost.add')}
          </Button>
        </div>
      )}
    </DocumentSection>
  )
}

/** Amount and currency of a cost, with its exchange rate if the deal has another currency. */
function CostAmount({ at }: { at: number }) {
  const { form } = useFormFields<DealValues>()
  const [cost, deal, date] = useWatch({
    control: form.control,
    name: [`other_costs.${at}.currency`, 'currency', 'date'],
  })
  const warnings = useDealWarnings()
  const { formatSentence } = useDealWarningFormatter()
  const warning = warnings.find(({ pointer }) => pointer === `/other_costs/${at}/exchange_rate`)
  return (
    <>
      <Field.Money name={`other_costs.${at}.amount`} currency={cost || 'EUR'} />
      <Field.Choice name={`other_costs.${at}.currency`} options={currencies} />
      {needsCostRate({ currency: cost }, { currency: deal || 'EUR' }) && (
        <div className={styles.rate}>
          <ExchangeRateField
            path={`other_costs.${at}`}
            span={4}
            day={date}
            warning={warning ? formatSentence(warning) : null}
          />
        </div>
      )}
    </>
  )
}

type Margin = NonNullable<DealFigures['margin']>

const COSTS = [
  'purchase_cost',
  'freight',
  'commission',
  'other_costs',
] as const satisfies readonly (keyof Margin)[]

/**
 * Planned, expected and actual revenue, costs and margin. Renders nothing before wood is bought or
 * loaded.
 */
function MarginTable() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const current = useCurrentDeal()
  const { figures, terms } = useDealFigures()
  const { saved } = useRecord(dealForm)
  if (!saved || !current || (!current.expected?.margin && !current.actual?.margin)) return null

  const figuresByKind: readonly (readonly [MarginKind, DealFigures | null])[] = [
    ['planned', figures],
    ['expected', current.expected],
    ['actual', current.actual],
  ]
  const columns = figuresByKind.flatMap(([kind, kindFigures]) =>
    kindFigures?.margin
      ? [
          {
            kind,
            isSoFar: isMarginSoFar(kind, current.best_margin),
            revenue: kindFigures.revenue,
            volume: kindFigures.volume_m3,
            margin: kindFigures.margin,
          },
        ]
      : [],
  )
  const formatMoney = (amount: string | null) =>
    amount === null ? '–' : format.money(amount, terms.currency)
  const formatCost = (amount: string | null) =>
    amount === null ? '–' : Number(amount) === 0 ? formatMoney(amount) : formatMoney(`-${amount}`)

  return (
    <DocumentSection title={t('margin.title')} layout="whole">
      <div className="scrolls-sideways">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('margin.part')}</span>
              </th>
              {columns.map(({ kind, isSoFar }) => (
                <th key={kind} scope="col">
                  {t(isSoFar ? 'margin.so_far' : `margin.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('figures.volume')}</th>
              {columns.map(({ kind, volume }) => (
                <td key={kind}>{t('margin.volume', { volume: format.volume(volume) })}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('margin.revenue')}</th>
              {columns.map(({ kind, revenue }) => (
                <td key={kind}>{formatMoney(revenue)}</td>
              ))}
            </tr>
            {COSTS.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`margin.${part}`)}</th>
                {columns.map(({ kind, margin }) => (
                  <td key={kind}>{formatCost(margin[part])}</td>
                ))}
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row">{t('figures.margin')}</th>
              {columns.map(({ kind, isSoFar, margin }) => (
                <td key={kind}>
                  <MarginFigure value={isSoFar ? null : margin.amount}>
                    {formatMoney(margin.amount)}
                  </MarginFigure>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('margin.percent')}</th>
              {columns.map(({ kind, isSoFar, margin }) => (
                <td key={kind}>
                  <MarginFigure value={isSoFar ? null : margin.percent} isWordHidden>
                    {margin.percent === null ? '–' : format.percent(margin.percent, 1)}
                  </MarginFigure>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('margin.per_m3')}</th>
              {columns.map(({ kind, isSoFar, margin }) => (
                <td key={kind}>
                  <MarginFigure value={isSoFar ? null : margin.per_m3} isWordHidden>
                    {formatMoney(margin.per_m3)}
                  </MarginFigure>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </DocumentSection>
  )
}
