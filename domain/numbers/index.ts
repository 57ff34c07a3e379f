export { compareDecimals } from './compare-decimals'
export { isDecimal } from './is-decimal'
export { toUnreadText } from './unread-text'
export {
  unknownNumberForm,
  getLanguageNumberForm,
  formWithDecimal,
  type NumberForm,
  type NumberMark,
} from './number-form'
export { readNumber, type AmbiguousNumber } from './read-number'
export { toNumber } from './to-number'
export { detectNumberForm, normalizeNumberMarks } from './normalize-number-marks'
export { padDecimals } from './pad-decimals'
