import { useMemo } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { ClientWords } from './merge-client'

/** A client's fields and values in the reader's language. `managerName` finds the name of a sale manager. */
export function useClientWords(managerName: (id: string) => string): ClientWords {
  const { t } = useTranslation('pages/client')
  const { t: tClient } = useTranslation('entities/client')
  const { t: tProduct } = useTranslation('entities/product')
  const format = useFormat()
  return useMemo(
    () => ({
      field: (field) => t(`field.${field}`),
      value(values, field) {
        switch (field) {
          case 'country':
            return values.country && format.country(values.country)
          case 'status':
            return tClient(`status.${values.status}`)
          case 'payment_terms':
            return t(`payment.${values.payment_terms.kind}`, { count: values.payment_terms.net_days ?? 0 })
          case 'default_incoterms':
            return values.default_incoterms && `${values.default_incoterms.rule} ${values.default_incoterms.place}`
          case 'required_certification':
            return tProduct(`certification.${values.required_certification}`)
          case 'tolerance_percent':
            return format.percent(String(values.tolerance_percent))
          case 'credit_limit_eur':
            return values.credit_limit_eur && format.money(values.credit_limit_eur, 'EUR')
          case 'sale_manager_id':
            return values.sale_manager_id && managerName(values.sale_manager_id)
          case 'contacts':
            return values.contacts.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')).join('; ') || null
          default:
            return values[field]
        }
      },
    }),
    [t, tClient, tProduct, format, managerName],
  )
}
