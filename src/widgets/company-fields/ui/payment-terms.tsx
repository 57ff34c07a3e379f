import { useWatch } from 'react-hook-form'
import { formatPaymentTerms, type PaymentTermsValues, trimPaymentTerms } from '@/entities/terms'
import type { Schemas } from '@/shared/api'
import { vPaymentTerms } from '@contract/validators'
import {
  createFields,
  getSpanClass,
  toPayload,
  useField,
  useFormFields,
  type Span,
} from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { FieldText } from '@/shared/ui'

interface HasPaymentTerms {
  payment_terms: PaymentTermsValues
}

const Field = createFields<HasPaymentTerms>()

interface PaymentTermsProps {
  span?: Span
  daysSpan?: Span
}

/**
 * Kind and days of payment, or one text if read-only. `PaymentParts` in the same section has the
 * parts.
 */
export function PaymentTermsFields({ span = 3, daysSpan = 3 }: PaymentTermsProps) {
  const { canEdit } = useFormFields()
  return canEdit('payment_terms') ? (
    <PaymentInputs span={span} daysSpan={daysSpan} />
  ) : (
    <PaymentText span={span} />
  )
}

function PaymentInputs({ span, daysSpan }: Required<PaymentTermsProps>) {
  const { t } = useTranslation(['widgets/company-fields', 'entities/terms'])
  const { form } = useFormFields<HasPaymentTerms>()
  const kind = useWatch({ control: form.control, name: 'payment_terms.kind' })
  const kinds = vPaymentTerms.entries.kind.options.map((value) => ({
    value,
    label: t(`entities/terms:payment_kind.${value}`),
  }))

  /** Splits the chosen terms into the usual two parts. */
  function splitTerms(next: PaymentTermsValues['kind'] | '') {
    const { parts, net_days: days } = form.getValues('payment_terms')
    if (next !== 'parts' || parts.length > 0) return
    form.setValue('payment_terms.parts', [
      { percent: '30', kind: 'prepayment', net_days: '', base: '' },
      kind === 'net_days'
        ? { percent: '70', kind, net_days: days, base: 'invoice' }
        : {
            percent: '70',
            kind: kind === 'letter_of_credit' ? kind : 'cash_against_documents',
            net_days: '',
            base: '',
          },
    ])
  }

  return (
    <>
      <Field.Choice name="payment_terms.kind" span={span} options={kinds} onChoose={splitTerms} />
      {kind === 'net_days' && (
        <Field.Number name="payment_terms.net_days" span={daysSpan} isRequired unit={t('days')} />
      )}
    </>
  )
}

function PaymentText({ span }: { span: Span }) {
  const { form } = useFormFields<HasPaymentTerms>()
  const terms = useWatch({ control: form.control, name: 'payment_terms' })
  const field = useField<'' | Schemas['PaymentTerms']['kind']>('payment_terms.kind')
  return (
    <FieldText
      {...field}
      value={
        field.value &&
        formatPaymentTerms(
          trimPaymentTerms(toPayload(vPaymentTerms, terms) as Schemas['PaymentTerms']),
        )
      }
      className={getSpanClass(span)}
    />
  )
}
