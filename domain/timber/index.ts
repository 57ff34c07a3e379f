export { isBelowZero } from './below-zero'
export { coversClaim, type Certification } from './certification'
export { computeWeight, convert, convertQuantity, type Conversions } from './convert'
export { describeSpecification, formatSize } from './describe-specification'
export { formatLengths, getLengthWords } from './format-lengths'
export { findCountProblem, splitEvenly, takePart } from './length-counts'
export {
  acceptsLength,
  acceptsLengths,
  canHoldLengths,
  getAverageLength,
  getLengthLimits,
  type LengthMix,
  listSearchedLengths,
  type SeveralLengths,
  sumCounts,
} from './length-mix'
export { parseLengths } from './parse-lengths'
export { findLengthUnits, findWrittenLength } from './length-titles'
export { isPole, UNMEASURED, type CannotConvert, type Dimensions, type Unit } from './dimensions'
export {
  computeLineAmount,
  computeLineVolume,
  computeLineWeight,
  computePricedQuantity,
  computeTallyQuantity,
  type SoldQuantity,
} from './line'
export { parsePackSize } from './parse-pack-size'
export { parseNumber } from './parse-number'
export { parseQuantity, type CannotRead, type ParsedQuantity } from './parse-quantity'
export { parseLeadingUnit, findUnit } from './quantity-words'
export { parseSection, type Section } from './parse-section'
export { computePieceVolume } from './piece-volume'
export { convertPriceCurrency, convertPriceUnit, getDefaultPriceUnit } from './price-unit'
export { dropFillers, findForms } from './form-names'
export { translateProductName, type NamedWood } from './product-name'
export { formatCount, isFractional, isCounted } from './whole-units'
export {
  computeExcess,
  computeRounding,
  fromLitres,
  sumRoundedPacks,
  toExactPackLitres,
  toLitres,
} from './litres'
export { hasOtherLengths, type LotAmounts, sumLotsLitres } from './lot-litres'
export { woodNames } from './wood-names'
export {
  formatMetres,
  type LengthUnit,
  MAX_LENGTH_MM,
  MIN_WHOLE_LENGTH_MM,
  parseLength,
  SIZE_LIMITS,
} from './parse-length'
export { type AverageWood, computeMixedAverage, findAverageDifference } from './mixed-average'
export {
  computeAverageLength,
  computeTallyFigures,
  computeTallyLength,
  computeTallyVolume,
  countPieces,
  createTally,
  getTallyLength,
  subtractPieces,
  sumMillimetres,
  sumTallies,
  type Tally,
  type TallyFigures,
  toLinearMetres,
} from './tally'
export { formatTally, translateTally } from './tally-text'
