export { companyListQuery, fetchCompanyPage, type CompanySearch, type CompanySummary } from './api/company-list'
export { companyManagersQuery, companyQuery, type Company, type CompanyStatus, type CompanyWrite } from './api/company-queries'
export { clearCompanySessions, createCompany, rememberCompany, removeCompanyPrices, transitionCompany, updateCompany } from './api/company-writes'
export { CompanyStatusBadge } from './ui/company-status-badge'
