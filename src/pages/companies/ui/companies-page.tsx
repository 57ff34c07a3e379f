import {
  companyLists,
  CompanyStatusBadge,
  type CompanySearch,
  type CompanySummary,
} from '@/entities/company'
import { listCompaniesSearch } from '@/shared/api/generated/searches'
import { useFormat } from '@/shared/i18n'
import { listSearch } from '@/shared/lib/list-search'
import { firstRowsOf, RecordCard, RecordsPage, type RecordsOf } from '@/widgets/record-list'
import { companyFilters } from '../model/company-filters'
import { companyColumns } from './company-columns'

const companies: RecordsOf<CompanySummary, CompanySearch> = {
  path: '/companies',
  texts: 'pages/companies',
  search: listSearch<CompanySearch>(listCompaniesSearch),
  lists: companyLists,
  columns: companyColumns,
  filters: companyFilters,
  card: (company) => <CompanyCard company={company} />,
}

/** The companies that this person serves. */
export const CompaniesPage = () => <RecordsPage of={companies} />

export const firstCalls = firstRowsOf(companies)

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
