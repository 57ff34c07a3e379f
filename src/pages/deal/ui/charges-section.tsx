import { useRef } from 'react'
import { dequal } from 'dequal/lite'
import { useFieldArray, useWatch } from 'react-hook-form'
import { vCharge } from '@contract/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { computeChargeAmount, isDiscount } from '@domain/money'
import { toValidCharges } from '@/entities/deal'
import { formatChargeName, formatChargeRate } from '@/entities/terms'
import { useRecord } from '@/features/edit-record'
import { dealFormConfig, type DealValues } from '../model/deal-form'
import { useDealFigures } from '../model/use-deal'
import styles from './charges-section.module.css'

const Field = createFields<DealValues>()

/** Discounts, surcharges and other charges of the deal, and the totals. */
export function Charges() {
  const { t } = useTranslation('pages/deal')
  const { form, canEdit } = useFormFields<DealValues>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'charges' })
  const isEditable = canEdit('charges')
  const closedCharges = useClosedCharges()
  const add = useRef<HTMLButtonElement>(null)
  const newest = useRef<number>(-1)

  function addCharge() {
    newest.current = fields.length
    append(
      { kind: 'discount', text: '', basis: 'percent', quantity: '', value: '' },
      { focusName: `charges.${fields.length}.kind` },
    )
  }

  function removeAt(at: number) {
    remove(at)
    // The pressed button no longer exists.
    add.current?.focus()
  }

  if (fields.length === 0 && !isEditable) return null
  return (
    <div
      role="group"
      aria-label={t('charge.label')}
      className={styles.charges}
      data-field="charges"
    >
      {fields.map((field, at) =>
        isEditable && !closedCharges.has(at) ? (
          <EditedCharge key={field.id} at={at} onRemove={() => removeAt(at)} />
        ) : (
          <ShownCharge key={field.id} at={at} />
        ),
      )}
      {isEditable && (
        <div>
          <Button ref={add} size="s" icon={<PlusIcon />} onClick={addCharge}>
            {t('charge.add')}
          </Button>
        </div>
      )}
      {fields.length > 0 && <Totals />}
    </div>
  )
}

/**
 * Returns the indexes of charges that an invoice has. They are matched by their values, because
 * other charges can be added and removed.
 */
function useClosedCharges(): ReadonlySet<number> {
  const { saved, canEdit } = useRecord(dealFormConfig)
  const { form } = useFormFields<DealValues>()
  const [charges, currency] = useWatch({ control: form.control, name: ['charges', 'currency'] })
  const invoiced = saved?.charges.filter((_, at) => !canEdit(`charges.${at}`)) ?? []
  const indexes = new Set<number>()
  for (const charge of invoiced)
    indexes.add(
      charges.findIndex(
        (one, at) => !indexes.has(at) && dequal(toValidCharges([one], currency), [charge]),
      ),
    )
  return indexes
}

function EditedCharge({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation(['pages/deal', 'entities/terms'])
  const { form } = useFormFields<DealValues>()
  const [kind, basis, currency] = useWatch({
    control: form.control,
    name: [`charges.${at}.kind`, `charges.${at}.basis`, 'currency'],
  })
  const isOfGoods = kind !== '' && isDiscount({ kind })
  const bases = vCharge.entries.basis.options.filter((value) => isOfGoods || value !== 'percent')
  const { setValue } = form

  /** A freight can't be in per cent of the goods. */
  function changeKind(next: typeof kind) {
    if (next !== '' && !isDiscount({ kind: next }) && basis === 'percent')
      setValue(`charges.${at}.basis`, 'amount')
  }

  return (
    <div className={styles.charge}>
      <Field.Choice
        name={`charges.${at}.kind`}
        options={vCharge.entries.kind.options.map((value) => ({
          value,
          label: t(`entities/terms:charge.${value}`),
        }))}
        onChoose={changeKind}
      />
      <Field.Text name={`charges.${at}.text`} />
      <Field.Choice
        name={`charges.${at}.basis`}
        options={bases.map((value) => ({ value, label: t(`charge.basis.${value}`) }))}
      />
      {basis === 'quantity' && <Field.Number name={`charges.${at}.quantity`} places={3} />}
      <Field.Number
        name={`charges.${at}.value`}
        label={basis === 'quantity' ? t('field.price') : undefined}
        places={basis === 'quantity' ? 4 : 2}
        fixed={2}
        unit={basis === 'percent' ? '%' : currency}
      />
      <ChargeAmount at={at} />
      <IconButton
        label={t('charge.remove', { number: at + 1 })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}

/** Returns the amount of a charge as it is printed; '–' while it is unknown. */
function useChargeAmount(at: number): string {
  const { form } = useFormFields<DealValues>()
  const charge = useWatch({ control: form.control, name: `charges.${at}` })
  const format = useFormat()
  const { figures, terms } = useDealFigures()
  const [valid] = toValidCharges(charge ? [charge] : [], terms.currency)
  return valid
    ? format.money(computeChargeAmount(valid, figures.goods, terms.currency), terms.currency)
    : '–'
}

function ChargeAmount({ at }: { at: number }) {
  const { t } = useTranslation('pages/deal')
  return (
    <p className={styles.amount}>
      <span className={styles.label}>{t('charge.amount')}</span>
      <output>{useChargeAmount(at)}</output>
    </p>
  )
}

/** A charge as text. */
function ShownCharge({ at }: { at: number }) {
  const format = useFormat()
  const { form } = useFormFields<DealValues>()
  const [charge, currency] = useWatch({
    control: form.control,
    name: [`charges.${at}`, 'currency'],
  })
  const amount = useChargeAmount(at)
  if (!charge || charge.kind === '') return null
  const { kind, text, basis } = charge
  const rate =
    (basis === 'percent' || basis === 'quantity') &&
    formatChargeRate({ ...charge, basis }, currency, format)
  return (
    <p className={styles.shown}>
      <span>{[formatChargeName({ kind, text }), rate].filter(Boolean).join(' · ')}</span>
      <span>{amount}</span>
    </p>
  )
}

function Totals() {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { figures, terms } = useDealFigures()
  const sums = {
    goods: figures.goods,
    discounts: figures.discounts,
    charges: figures.charges,
    total: figures.revenue,
  }
  const names = ['goods', 'discounts', 'charges', 'total'] as const
  return (
    <dl aria-label={t('charge.sums')} className={styles.totals}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`charge.${name}`)}</dt>
          <dd>{format.money(sums[name], terms.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
