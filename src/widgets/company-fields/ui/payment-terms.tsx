import { useWatch } from 'react-hook-form'
import { formatPaymentTerms } from '@/entities/terms'
import type { Schemas } from '@/shared/api'
import { vPaymentTerms } from '@/shared/api/generated/validators'
import {
  createFields,
  getSpanClass,
  useField,
  useFormFields,
  type Span,
  type FormValues,
} from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { FieldText } from '@/shared/ui'

type HasPaymentTerms = { payment_terms: FormValues<Schemas['PaymentTerms']> }

const Field = createFields<HasPaymentTerms>()

interface PaymentTermsProps {
  span?: Span
  daysSpan?: Span
}

/** Kind and days of payment; one text if they cannot be changed. */
export function PaymentTermsFields({ span = 3, daysSpan = 3 }: PaymentTermsProps) {
  const { canEdit } = useFormFields()
  return canEdit('payment_terms') ? (
    <PaymentInputs span={span} daysSpan={daysSpan} />
  ) : (
    <PaymentText span={span} />
  )
}

/** Only one kind has days. */
function PaymentInputs({ span, daysSpan }: Required<PaymentTermsProps>) {
  const { t } = useTranslation(['widgets/company-fields', 'entities/terms'])
  const { form } = useFormFields<HasPaymentTerms>()
  const kind = useWatch({ control: form.control, name: 'payment_terms.kind' })
  const kinds = vPaymentTerms.entries.kind.options.map((value) => ({
    value,
    label: t(`entities/terms:payment_kind.${value}`),
  }))
  return (
    <>
      <Field.Choice name="payment_terms.kind" span={span} options={kinds} />
      {kind === 'net_days' && (
        <Field.Number name="payment_terms.net_days" span={daysSpan} isRequired unit={t('days')} />
      )}
    </>
  )
}

function PaymentText({ span }: { span: Span }) {
  const { form } = useFormFields<HasPaymentTerms>()
  const days = useWatch({ control: form.control, name: 'payment_terms.net_days' })
  const field = useField<'' | Schemas['PaymentTerms']['kind']>('payment_terms.kind')
  return (
    <FieldText
      {...field}
      value={field.value && formatPaymentTerms({ kind: field.value, net_days: Number(days) })}
      className={getSpanClass(span)}
    />
  )
}
