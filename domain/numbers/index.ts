export { compareDecimals, isDecimal, padDecimals, parseWholeNumber, toNumber } from './decimals'
export {
  unknownNumberForm,
  getLanguageNumberForm,
  createNumberForm,
  type NumberForm,
  type NumberMark,
} from './number-form'
export { roundShare } from './round-share'
export { readNumber, toUnreadText, type AmbiguousNumber } from './read-number'
export { detectNumberForm, normalizeNumberMarks } from './normalize-number-marks'
export {
  divideRounded,
  computePercentDifference,
  formatDecimal,
  parseDecimal,
  trimDecimal,
  scaleToPlaces,
} from './decimal'
export { createRatio } from './ratio'
