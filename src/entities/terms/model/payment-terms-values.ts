import type { Schemas } from '@/shared/api'
import { vPaymentTerms } from '@contract/validators'
import { toFormValues, type FormValues } from '@/shared/forms'

type PaymentTerms = Schemas['PaymentTerms']

/** Form values of payment terms. */
export type PaymentTermsValues = Required<FormValues<PaymentTerms>>

/** Converts payment terms to form values. */
export const toPaymentTermsValues = (terms: PaymentTerms): PaymentTermsValues =>
  toFormValues(vPaymentTerms, terms) as PaymentTermsValues

/**
 * Removes days, bases and parts that do not belong to the kind. A form keeps them when the kind
 * changes.
 */
export function trimPaymentTerms({ kind, net_days, parts = [] }: PaymentTerms): PaymentTerms {
  if (kind !== 'parts') return { kind, net_days: kind === 'net_days' ? net_days : null }
  return {
    kind,
    net_days: null,
    parts: parts.map((part) =>
      part.kind === 'net_days' ? part : { ...part, net_days: null, base: null },
    ),
  }
}
