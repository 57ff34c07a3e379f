export { COUNTRY_ALIASES } from './country-aliases'
export { foldWords } from '@domain/text/fold'
export { refuse, type ReadProblem, type ReadValue } from './problem'
export {
  isImperial,
  readMillimetres,
  readMoney,
  readPieces,
  readPrice,
  type ReadAmountValue,
} from './read-amount'
export { readCountry } from './read-country'
export { readCurrency } from './read-currency'
export {
  fromSerialDay,
  detectDateOrder,
  readDate,
  type AmbiguousDate,
  type DateOrder,
  type DateReading,
  type DayNumber,
  type ReadDate,
} from './read-date'
export { readFlag } from './read-flag'
export { MAX_NAME_LENGTH, readCode, readText } from './read-text'
export { ALL_UNITS, readUnit } from './read-unit'
export { isLegalForm, splitLegalForms } from '@domain/text/split-legal-forms'
