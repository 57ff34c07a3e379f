export { companyManagersQuery } from './api/company-managers'
export {
  companyLists,
  companyQuery,
  type Company,
  type CompanySearch,
  type CompanyStatus,
  type CompanySummary,
  type CompanyWrite,
} from './api/companies'
export { clearCompanySessions, companyWrites, removeCompanyPrices, transitionCompany } from './api/company-writes'
export { CompanyStatusBadge } from './ui/company-status-badge'
