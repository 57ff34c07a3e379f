export { CompanyField, type ChosenCompany } from './ui/company-field'
