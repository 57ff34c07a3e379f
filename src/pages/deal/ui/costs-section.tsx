import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { type DealFigures, isMarginSoFar, MarginFigure, type MarginKind } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { vCommission, vCurrency } from '@contract/validators'
import { createFields, getFieldLabel, getSpanClass, useField, useFormFields } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, NativeSelect, PlusIcon, Trash2Icon } from '@/shared/ui'
import { ExchangeRateField } from '@/widgets/company-fields'
import { DocumentSection } from '@/widgets/document'
import { needsCostRate } from '@domain/money'
import { dealFormConfig, type DealValues } from '../model/deal-form'
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
  const formatReadOnlyLabel = useReadOnlyLabel()
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
      <CostRow isEditable={isEditable}>
        <PlannedCost name="planned_freight" amount="planned_freight.amount" />
      </CostRow>
      <CostRow isEditable={isEditable}>
        <Field.Choice
          name="commission.kind"
          span={3}
          placeholder={t('commission.none')}
          options={kinds}
          onChoose={changeKind}
        />
        {kind === 'percent' && (
          <Field.Number name="commission.value" span={3} places={2} fixed={2} unit="%" />
        )}
        {kind === 'amount' && (
          <PlannedCost
            name="commission"
            amount="commission.value"
            label={t('field.commission_amount')}
          />
        )}
      </CostRow>
      {fields.map((field, at) =>
        isEditable ? (
          <div key={field.id} className={styles.cost}>
            <Field.Text name={`other_costs.${at}.name`} />
            <CostAmount name={`other_costs.${at}`} amount={`other_costs.${at}.amount`} />
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
            label={formatReadOnlyLabel(field.name, field.exchange_rate)}
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

/** A planned cost in a row of its own while it can be edited. */
const CostRow = ({ isEditable, children }: { isEditable: boolean; children: ReactNode }) =>
  isEditable ? <div className={styles.planned}>{children}</div> : children

type CostName = 'planned_freight' | 'commission' | `other_costs.${number}`
type AmountName = 'planned_freight.amount' | 'commission.value' | `other_costs.${number}.amount`

interface CostProps {
  name: CostName
  amount: AmountName
  label?: string | undefined
}

/** Formats the label of a cost that cannot be edited, with its exchange rate if it has one. */
function useReadOnlyLabel() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  return (name: string, rate: string) =>
    rate ? t('cost.at_rate', { name, rate: format.number(rate, 4) }) : name
}

/** A cost with one description: the planned freight, or the commission as an amount. */
function PlannedCost({ label, ...props }: CostProps) {
  const { form, canEdit, texts } = useFormFields<DealValues>()
  const formatReadOnlyLabel = useReadOnlyLabel()
  const [own, rate, deal] = useWatch({
    control: form.control,
    name: [`${props.name}.currency`, `${props.name}.exchange_rate`, 'currency'],
  })
  const isEditable = canEdit(props.name)
  const title = label ?? getFieldLabel(texts, props.amount)
  if (isEditable) return <CostAmount {...props} label={title} />
  return (
    <Field.Money
      name={props.amount}
      span={3}
      label={formatReadOnlyLabel(title, rate)}
      currency={own || deal || 'EUR'}
    />
  )
}

/** Amount and currency of a cost, with its exchange rate if the deal has another currency. */
function CostAmount({ name, amount, label }: CostProps) {
  const { form } = useFormFields<DealValues>()
  const [own, deal, date] = useWatch({
    control: form.control,
    name: [`${name}.currency`, 'currency', 'date'],
  })
  const currency = own || deal || 'EUR'
  const field = useField(`${name}.currency`, { isRequired: false })
  const warnings = useDealWarnings()
  const { formatSentence } = useDealWarningFormatter()
  const pointer = `/${name.replace('.', '/')}/exchange_rate`
  const warning = warnings.find((known) => known.pointer === pointer)
  return (
    <>
      <Field.Money name={amount} span={3} label={label} currency={currency} />
      <NativeSelect {...field} value={currency} options={currencies} className={getSpanClass(3)} />
      {needsCostRate({ currency }, { currency: deal || 'EUR' }) && (
        <div className={clsx(styles.rate, getSpanClass(3))}>
          <ExchangeRateField
            path={name}
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
  const { saved } = useRecord(dealFormConfig)
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
