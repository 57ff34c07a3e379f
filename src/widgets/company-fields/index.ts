export { Contacts } from './ui/contacts'
export { CountriesChoice, CountryChoice } from './ui/country-choices'
export {
  ExchangeRateField,
  formatDailyRateWarning,
  formatPercentOff,
  MAX_PERCENT_OFF,
} from './ui/exchange-rate'
export { PartnerField, PartnerNote } from './ui/partner-field'
export { PaymentParts } from './ui/payment-parts'
export { PaymentTermsFields } from './ui/payment-terms'
