export { useCompanyFilter } from './model/use-company-filter'
export { CompanyField, type ChosenCompany } from './ui/company-field'
