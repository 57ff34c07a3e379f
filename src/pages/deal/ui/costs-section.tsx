import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { vCommission } from '@/shared/api/generated/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import type { DealValues } from '../model/deal-form'
import styles from './deal-fields.module.css'
import { MarginTable } from './margin-table'

const Field = createFields<DealValues>()

type CommissionKind = (typeof vCommission.entries.kind.options)[number]

/** Costs of the sale besides the wood, for users who may see the margin. */
export function CostsSection() {
  const { t } = useTranslation('pages/deal')
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
      {fields.map((field, at) => (
        <div key={field.id} className={styles.cost}>
          <Field.Text name={`other_costs.${at}.name`} />
          <Field.Money name={`other_costs.${at}.amount`} currency={currency} />
          {isEditable && (
            <IconButton
              label={t('cost.remove', { number: at + 1 })}
              icon={<Trash2Icon />}
              onClick={() => removeAt(at)}
            />
          )}
        </div>
      ))}
      {isEditable && (
        <div className={styles.wide}>
          <Button
            ref={add}
            size="s"
            icon={<PlusIcon />}
            onClick={() => append({ name: '', amount: '' })}
          >
            {t('cost.add')}
          </Button>
        </div>
      )}
      <MarginTable />
    </DocumentSection>
  )
}
