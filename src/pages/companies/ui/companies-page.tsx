import { useSearch } from '@tanstack/react-router'
import {
  companyListQueries,
  companyManagersQueryOptions,
  type CompanySearch,
  CompanyStatusBadge,
  type CompanySummary,
} from '@/entities/company'
import { type Format, i18n, useFormat } from '@/shared/i18n'
import {
  createCountryColumn,
  createCountryFilter,
  type FilterContext,
  createNameColumn,
  RecordCard,
  type RecordColumn,
  type RecordFilter,
  type RecordListConfig,
  createRecordsLoader,
  RecordsPage,
  createTextColumn,
  createUpdatedColumn,
} from '@/widgets/record-list'
import { vCompanySize, vCompanyStatus } from '@contract/validators'
import { formatPaymentTerms } from '@/entities/terms'
import { matchesAllWords } from '@domain/text/fold'
import { companiesSearch } from '../model/companies-search'

type Column = RecordColumn<CompanySummary, NonNullable<CompanySearch['sort']>>

const formatYes = (flag: boolean) => (flag ? i18n.t('pages/companies:yes') : '')

const createCompanyColumns = (format: Format): readonly Column[] => [
  createNameColumn(i18n.t('pages/companies:columns.name'), { width: 20, grows: 3 }),
  createCountryColumn(i18n.t('pages/companies:columns.country'), format, 9.5),
  {
    id: 'status',
    title: i18n.t('pages/companies:columns.status'),
    width: 9.6,
    hasFixedWidth: true,
    cell: (company) => <CompanyStatusBadge status={company.status} />,
    sheet: {
      type: 'text',
      value: (company) => i18n.t(`entities/company:status.${company.status}`),
    },
  },
  createTextColumn((company) => i18n.t(`entities/company:size.${company.size}`), {
    id: 'size',
    title: i18n.t('pages/companies:columns.size'),
    width: 6.5,
    hasFixedWidth: true,
  }),
  createTextColumn((company) => company.manager?.name ?? null, {
    id: 'manager',
    title: i18n.t('pages/companies:columns.manager'),
    width: 11.6,
    grows: 1,
  }),
  {
    id: 'sold',
    title: i18n.t('pages/companies:columns.sold'),
    unit: 'm³',
    width: 12.8,
    hasFixedWidth: true,
    align: 'end',
    cell: (company) => format.volume(company.sold_3_months_m3),
    sheet: { type: 'number', places: 3, value: (company) => company.sold_3_months_m3 },
  },
  createTextColumn((company) => formatPaymentTerms(company.payment_terms), {
    id: 'payment_terms',
    title: i18n.t('pages/companies:columns.payment_terms'),
    width: 13,
    grows: 1,
  }),
  {
    id: 'basket_hours',
    title: i18n.t('pages/companies:columns.basket_hours'),
    unit: 'h',
    width: 10.8,
    hasFixedWidth: true,
    align: 'end',
    cell: (company) => format.number(company.basket_hours),
    sheet: { type: 'number', places: 0, value: (company) => company.basket_hours },
  },
  createTextColumn((company) => formatYes(company.sees_full_amounts), {
    id: 'sees_full_amounts',
    title: i18n.t('pages/companies:columns.sees_full_amounts'),
    width: 8,
    isOptional: true,
  }),
  createTextColumn((company) => formatYes(company.country_prices), {
    id: 'country_prices',
    title: i18n.t('pages/companies:columns.country_prices'),
    width: 8,
    isOptional: true,
  }),
  { ...createUpdatedColumn(i18n.t('pages/companies:columns.updated'), format), width: 7.8 },
]

function createCompanyFilters({
  format,
  language,
  queryClient,
}: FilterContext): readonly RecordFilter[] {
  const fetchManagers = async () =>
    (await queryClient.query({ ...companyManagersQueryOptions, staleTime: 'static' })).items
  return [
    {
      kind: 'choices',
      id: 'status',
      label: i18n.t('pages/companies:columns.status'),
      choices: vCompanyStatus.options.map((value) => ({
        value,
        label: i18n.t(`entities/company:status.${value}`),
      })),
    },
    {
      kind: 'choices',
      id: 'size',
      label: i18n.t('pages/companies:columns.size'),
      choices: vCompanySize.options.map((value) => ({
        value,
        label: i18n.t(`entities/company:size.${value}`),
      })),
    },
    createCountryFilter(i18n.t('pages/companies:columns.country'), format, language),
    {
      kind: 'search',
      id: 'manager_id',
      label: i18n.t('pages/companies:columns.manager'),
      source: 'company managers',
      find: async (text) =>
        (await fetchManagers())
          .filter(({ name }) => matchesAllWords(name, text))
          .map(({ id, name }) => ({ value: id, label: name })),
      findName: async (id) =>
        (await fetchManagers()).find((person) => person.id === id)?.name ?? id,
    },
  ]
}

const companyListConfig: RecordListConfig<CompanySummary, CompanySearch> = {
  path: '/companies',
  texts: 'pages/companies',
  parseSearch: companiesSearch,
  queries: companyListQueries,
  columns: createCompanyColumns,
  filters: createCompanyFilters,
  card: (company) => <CompanyCard company={company} />,
}

/** Companies that the user serves. */
export const CompaniesPage = () => (
  <RecordsPage config={companyListConfig} search={useSearch({ from: '/companies' })} />
)

export const loader = createRecordsLoader(companyListConfig)

/** A company on a phone. */
function CompanyCard({ company }: { company: CompanySummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={company.name}
      figure={`${format.volume(company.sold_3_months_m3)} m³`}
      detail={format.country(company.country)}
      note={company.manager?.name}
      status={<CompanyStatusBadge status={company.status} />}
    />
  )
}
