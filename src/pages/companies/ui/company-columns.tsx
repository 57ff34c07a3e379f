import { CompanyStatusBadge, type CompanySearch, type CompanySummary } from '@/entities/company'
import { formatPaymentTerms } from '@/entities/terms'
import { i18n, type Format } from '@/shared/i18n'
import {
  countryColumn,
  nameColumn,
  textColumn,
  updatedColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type Column = RecordColumn<CompanySummary, NonNullable<CompanySearch['sort']>>

const formatYes = (is: boolean) => (is ? i18n.t('pages/companies:yes') : '')

/** The columns of the list of companies, in their order. */
export const companyColumns = (format: Format): readonly Column[] => [
  nameColumn(i18n.t('pages/companies:columns.name'), { width: 20, grows: 3 }),
  countryColumn(i18n.t('pages/companies:columns.country'), format, 9.5),
  {
    id: 'status',
    title: i18n.t('pages/companies:columns.status'),
    width: 9.6,
    fits: true,
    cell: (company) => <CompanyStatusBadge status={company.status} />,
    sheet: {
      type: 'text',
      value: (company) => i18n.t(`entities/company:status.${company.status}`),
    },
  },
  textColumn((company) => i18n.t(`entities/company:size.${company.size}`), {
    id: 'size',
    title: i18n.t('pages/companies:columns.size'),
    width: 6.5,
    fits: true,
  }),
  textColumn((company) => company.manager?.name ?? null, {
    id: 'manager',
    title: i18n.t('pages/companies:columns.manager'),
    width: 11.6,
    grows: 1,
  }),
  {
    id: 'sold',
    title: i18n.t('pages/companies:columns.sold'),
    unit: 'm³',
    width: 9.6,
    fits: true,
    align: 'end',
    cell: (company) => format.volume(company.sold_3_months_m3),
    sheet: { type: 'number', places: 3, value: (company) => company.sold_3_months_m3 },
  },
  textColumn((company) => formatPaymentTerms(company.payment_terms), {
    id: 'payment_terms',
    title: i18n.t('pages/companies:columns.payment_terms'),
    width: 10,
    grows: 1,
  }),
  {
    id: 'basket_hours',
    title: i18n.t('pages/companies:columns.basket_hours'),
    unit: 'h',
    width: 10,
    fits: true,
    align: 'end',
    cell: (company) => format.number(company.basket_hours),
    sheet: { type: 'number', places: 0, value: (company) => company.basket_hours },
  },
  textColumn((company) => formatYes(company.sees_full_amounts), {
    id: 'sees_full_amounts',
    title: i18n.t('pages/companies:columns.sees_full_amounts'),
    width: 8,
    isOptional: true,
  }),
  textColumn((company) => formatYes(company.country_prices), {
    id: 'country_prices',
    title: i18n.t('pages/companies:columns.country_prices'),
    width: 8,
    isOptional: true,
  }),
  { ...updatedColumn(i18n.t('pages/companies:columns.updated'), format), width: 7.8 },
]
