import { useMemo } from 'react'
import { CompanyStatusBadge, type CompanySearch, type CompanySummary } from '@/entities/company'
import { sayPaymentTerms } from '@/entities/terms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { textColumn, type RecordColumn } from '@/widgets/record-list'

type Column = RecordColumn<CompanySummary, NonNullable<CompanySearch['sort']>>

/** The columns of the list of companies, in their order. */
export function useCompanyColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/companies', 'entities/company'])
  const format = useFormat()
  return useMemo(() => {
    const yes = (is: boolean) => (is ? t('yes') : '')
    const columns: readonly Column[] = [
      textColumn((company) => company.name, { id: 'name', title: t('columns.name'), width: 20, grows: 3, sort: { ascending: 'name', descending: '-name' } }),
      textColumn((company) => format.country(company.country), {
        id: 'country',
        title: t('columns.country'),
        width: 9.5,
        grows: 1,
        sort: { ascending: 'country', descending: '-country' },
      }),
      {
        id: 'status',
        title: t('columns.status'),
        width: 9.6,
        fits: true,
        cell: (company) => <CompanyStatusBadge status={company.status} />,
        sheet: { type: 'text', value: (company) => t(`entities/company:status.${company.status}`) },
      },
      textColumn((company) => t(`entities/company:size.${company.size}`), { id: 'size', title: t('columns.size'), width: 6.5, fits: true }),
      textColumn((company) => company.manager?.name ?? null, { id: 'manager', title: t('columns.manager'), width: 11.6, grows: 1 }),
      {
        id: 'sold',
        title: t('columns.sold'),
        unit: 'm³',
        width: 9.6,
        fits: true,
        align: 'end',
        cell: (company) => format.volume(company.sold_3_months_m3),
        sheet: { type: 'number', places: 3, value: (company) => company.sold_3_months_m3 },
      },
      textColumn((company) => sayPaymentTerms(company.payment_terms), { id: 'payment_terms', title: t('columns.payment_terms'), width: 10, grows: 1 }),
      {
        id: 'basket_hours',
        title: t('columns.basket_hours'),
        unit: 'h',
        width: 10,
        fits: true,
        align: 'end',
        cell: (company) => format.number(company.basket_hours),
        sheet: { type: 'number', places: 0, value: (company) => company.basket_hours },
      },
      textColumn((company) => yes(company.sees_full_amounts), { id: 'sees_full_amounts', title: t('columns.sees_full_amounts'), width: 8, isOptional: true }),
      textColumn((company) => yes(company.country_prices), { id: 'country_prices', title: t('columns.country_prices'), width: 8, isOptional: true }),
      {
        id: 'updated_at',
        title: t('columns.updated'),
        width: 7.8,
        fits: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
        cell: (company) => format.date(company.updated_at),
        sheet: { type: 'date', value: (company) => company.updated_at },
      },
    ]
    return columns
  }, [t, format])
}
