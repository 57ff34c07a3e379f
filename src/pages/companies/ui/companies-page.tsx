import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { companyLists, CompanyStatusBadge, type CompanySummary } from '@/entities/company'
import { useMe } from '@/entities/session'
import { listPageSize } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Wanted } from '@/shared/lib/lazy-page'
import { useLateSearch } from '@/shared/lib/list-search'
import { ListPage, RecordCard, useRecordPages, type FetchExportPage, type ListSearch, type RecordSource } from '@/widgets/record-list'
import { companiesSearch } from '../model/companies-search'
import { useCompanyFilters } from '../model/use-company-filters'
import { useCompanyColumns } from './company-columns'

const pathOfCompany = (company: CompanySummary) => `/companies/${company.id}`
const companyCard = (company: CompanySummary) => <CompanyCard company={company} />

export const firstCalls = (queryClient: QueryClient, { deps }: Wanted<Record<string, unknown>>) => queryClient.infiniteQuery(companyLists.query(companiesSearch(deps)))

/** The companies that this person serves: searched, filtered, sorted, exported. */
export function CompaniesPage(): ReactElement {
  const { t } = useTranslation('pages/companies')
  const search = useLateSearch(companiesSearch)
  const navigate = useNavigate()
  const me = useMe()
  const source: RecordSource<CompanySummary> = useRecordPages(companyLists.query(search), listPageSize)
  const columns = useCompanyColumns()
  const filters = useCompanyFilters()
  const onSearch = useCallback((next: ListSearch) => void navigate({ to: '/companies', search: companiesSearch(next), replace: true }), [navigate])
  const fetchExportPage = useCallback<FetchExportPage<CompanySummary>>((page, signal) => companyLists.fetchPage(search, page, signal), [search])
  return (
    <ListPage
      listId="companies"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={{ to: '/companies/new', text: t('new') }}
      columns={columns}
      card={companyCard}
      filters={filters}
      search={search}
      onSearch={onSearch}
      defaultSort="name"
      source={source}
      pathOf={pathOfCompany}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}

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
