export { Contacts } from './ui/contacts'
export { CountryChoice } from './ui/country-choice'
export { PaymentTermsFields } from './ui/payment-terms'
