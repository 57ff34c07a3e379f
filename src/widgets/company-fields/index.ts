export { Contacts } from './ui/contacts'
export { CountriesChoice, CountryChoice } from './ui/country-choices'
export { PartnerField, PartnerNote } from './ui/partner-field'
export { PaymentTermsFields } from './ui/payment-terms'
