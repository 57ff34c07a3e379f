import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { clsx } from 'clsx'
import type { PaymentTermsValues } from '@/entities/terms'
import { vPaymentBase, vPaymentPart } from '@contract/validators'
import { createFields, getSpanClass, useFormFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import styles from './payment-parts.module.css'

interface HasPaymentTerms {
  payment_terms: PaymentTermsValues
}

const Field = createFields<HasPaymentTerms>()

const [MIN_PARTS, MAX_PARTS] = [2, 5]

/**
 * Inputs for the parts of payment terms, in a row of their own. Empty for other terms and for
 * read-only ones, whose parts `PaymentTermsFields` shows as text.
 */
export function PaymentParts() {
  const { form, canEdit } = useFormFields<HasPaymentTerms>()
  const kind = useWatch({ control: form.control, name: 'payment_terms.kind' })
  return kind === 'parts' && canEdit('payment_terms') ? <EditedParts /> : null
}

function EditedParts() {
  const { t } = useTranslation('widgets/company-fields')
  const { form } = useFormFields<HasPaymentTerms>()
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'payment_terms.parts',
  })
  const add = useRef<HTMLButtonElement>(null)

  /** Appends a part with the remainder of 100 per cent. */
  function addPart() {
    const parts = form.getValues('payment_terms.parts') ?? []
    const remainder = parts.reduce((rest, { percent }) => rest - Number(percent), 100)
    append({
      percent: remainder > 0 && remainder < 100 ? String(remainder) : '',
      kind: 'net_days',
      net_days: '',
      base: 'invoice',
    })
  }

  function removeAt(index: number) {
    remove(index)
    // The pressed button no longer exists.
    add.current?.focus()
  }

  return (
    <div
      role="group"
      aria-label={t('parts.label')}
      data-field="payment_terms.parts"
      className={clsx(styles.parts, getSpanClass(12))}
    >
      {fields.map((field, index) => (
        <Part
          key={field.id}
          index={index}
          onRemove={fields.length > MIN_PARTS ? () => removeAt(index) : undefined}
        />
      ))}
      <div>
        <Button
          ref={add}
          size="s"
          icon={<PlusIcon />}
          onClick={addPart}
          isDisabled={fields.length >= MAX_PARTS}
        >
          {t('parts.add')}
        </Button>
      </div>
    </div>
  )
}

interface PartProps {
  index: number
  /** Undefined if only two parts are left. */
  onRemove: (() => void) | undefined
}

function Part({ index, onRemove }: PartProps) {
  const { t } = useTranslation(['widgets/company-fields', 'entities/terms'])
  const { form } = useFormFields<HasPaymentTerms>()
  const name = `payment_terms.parts.${index}` as const
  const kind = useWatch({ control: form.control, name: `${name}.kind` })
  return (
    <div role="group" aria-label={t('parts.one', { number: index + 1 })} className={styles.part}>
      <Field.Number name={`${name}.percent`} label={t('parts.percent')} unit="%" />
      <Field.Choice
        name={`${name}.kind`}
        label={t('parts.kind')}
        options={vPaymentPart.entries.kind.options.map((value) => ({
          value,
          label: t(`entities/terms:payment_kind.${value}`),
        }))}
      />
      {kind === 'net_days' && (
        <>
          <Field.Number
            name={`${name}.net_days`}
            label={t('parts.days')}
            isRequired
            unit={t('days')}
          />
          <Field.Choice
            name={`${name}.base`}
            label={t('parts.base')}
            isRequired
            options={vPaymentBase.options.map((value) => ({
              value,
              label: t(`entities/terms:payment_base.${value}`),
            }))}
          />
        </>
      )}
      {onRemove && (
        <IconButton
          label={t('parts.remove', { number: index + 1 })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
