export { stripAmount, type StrippedAmount } from './strip-amount'
export { isBelowZero } from './below-zero'
export { coversClaim, type Certification } from './certification'
export { computeCheckDigit } from './container-number'
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
export { countDays, shiftDay } from './days'
export { isPole, unmeasured, type CannotConvert, type Dimensions, type Unit } from './dimensions'
export {
  getCurrencyPlaces,
  hasUnknownCents,
  isAmountIn,
  subtractAmounts,
  sumAmounts,
  sumKnownAmounts,
  sumVolumes,
  trimToCurrency,
} from './amounts'
export { computeShare, splitCents } from './shares'
export { applyPayments, computeInstalments, type Shipment, splitInvoice } from './instalments'
export { sumGoods, type GoodsLine } from './goods'
export {
  addWeeks,
  compareWeeks,
  countWeeksBetween,
  isWeek,
  getWeekEnd,
  toWeek,
  getWeekStart,
} from './iso-week'
export {
  computeLineAmount,
  computeLineVolume,
  computeLineWeight,
  computePricedQuantity,
  computeTallyQuantity,
  type SoldQuantity,
} from './line'
export {
  computeAmountPerM3,
  convertCost,
  listCosts,
  needsCostRate,
  toCommissionCost,
} from './costs'
export { computeCommission, convertToEuro, computeMargin, type SaleCosts } from './margin'
export {
  type Charge,
  computeChargeAmount,
  computeDocumentSums,
  computeGoodsAndCharges,
  computeNetPrice,
  computePercent,
  deductDiscount,
  isDiscount,
  type LineDiscount,
  nameCharge,
} from './charges'
export { parsePackSize } from './parse-pack-size'
export { parseNumber } from './parse-number'
export { parseQuantity, type CannotRead, type ParsedQuantity } from './parse-quantity'
export { parseLeadingUnit, findUnit } from './quantity-words'
export { parseSection, type Section } from './parse-section'
export { computePieceVolume } from './piece-volume'
export { convertPriceCurrency, convertPriceUnit, getDefaultPriceUnit } from './price-unit'
export { dropFillers, findForms } from './form-names'
export { translateProductName, type NamedWood } from './product-name'
export { readWeek } from './read-week'
export { formatCount, isFractional, isCounted } from './whole-units'
export {
  divideRounded,
  computePercentDifference,
  formatDecimal,
  parseDecimal,
  trimDecimal,
  scaleToPlaces,
} from './decimal'
export {
  computeExcess,
  computeRounding,
  fromLitres,
  sumRoundedPacks,
  toExactPackLitres,
  toLitres,
} from './litres'
export { hasOtherLengths, type LotAmounts, sumLotsLitres } from './lot-litres'
export { stripVatMark } from './strip-vat-mark'
export { woodNames } from './wood-names'
export {
  formatMetres,
  type LengthUnit,
  MAX_LENGTH_MM,
  MIN_WHOLE_LENGTH_MM,
  parseLength,
  sizeLimits,
} from './parse-length'
export { type AverageWood, computeMixedAverage, findAverageDifference } from './mixed-average'
export { createRatio } from './ratio'
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
