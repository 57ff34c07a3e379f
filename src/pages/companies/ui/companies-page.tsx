import { useSearch } from '@tanstack/react-router'
import {
  companyListQueries,
  CompanyStatusBadge,
  type CompanySearch,
  type CompanySummary,
} from '@/entities/company'
import { useFormat } from '@/shared/i18n'
import {
  recordsLoader,
  RecordCard,
  RecordsPage,
  type RecordListConfig,
} from '@/widgets/record-list'
import { companyFilters } from '../model/company-filters'
import { companiesSearch } from '../model/companies-search'
import { companyColumns } from './company-columns'

const companyListConfig: RecordListConfig<CompanySummary, CompanySearch> = {
  path: '/companies',
  texts: 'pages/companies',
  parseSearch: companiesSearch,
  queries: companyListQueries,
  columns: companyColumns,
  filters: companyFilters,
  card: (company) => <CompanyCard company={company} />,
}

/** The companies that this person serves. */
export const CompaniesPage = () => (
  <RecordsPage of={companyListConfig} search={useSearch({ from: '/companies' })} />
)

export const loader = recordsLoader(companyListConfig)

/** A company on a phone: who it is and what it bought, then where and who serves it, then whether it may order. */
function CompanyCard({ company }: { readonly company: CompanySummary }) {
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
