export {
  companyClientsQueryOptions,
  companyManagersQueryOptions,
  companyListQueries,
  companyQueryOptions,
  fetchCompany,
  type Company,
  type CompanySearch,
  type CompanyStatus,
  type CompanySummary,
  type CompanyWrite,
} from './api/companies'
export {
  clearCompanySessions,
  companyWrites,
  linkCompanyClient,
  removeCompanyPrices,
  transitionCompany,
} from './api/company-writes'
export { BlockBanner, CompanyStatusBadge } from './ui/company-status'
