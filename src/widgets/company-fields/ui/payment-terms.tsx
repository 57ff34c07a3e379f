import { useWatch } from 'react-hook-form'
import type { Schemas } from '@/shared/api'
import { vPaymentTerms } from '@/shared/api/generated/validators'
import { createFields, useFormFields, type Span, type FormValues } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'

type HasPaymentTerms = { payment_terms: FormValues<Schemas['PaymentTerms']> }

const Field = createFields<HasPaymentTerms>()

/** Kind and days of payment; only one kind has days. */
export function PaymentTermsFields({ span = 3, daysSpan = 3 }: { span?: Span; daysSpan?: Span }) {
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
