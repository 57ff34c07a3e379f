export { compareDecimals } from './compare-decimals'
export { isDecimal } from './is-decimal'
export { keptText } from './kept-text'
export {
  anyForm,
  formOfLanguage,
  formWithDecimal,
  type NumberForm,
  type NumberMark,
} from './number-form'
export { readNumber, type AmbiguousNumber } from './read-number'
export { toNumber } from './to-number'
export { formOfTexts, settleMarks } from './settle-marks'
export { withLeastPlaces } from './with-least-places'
