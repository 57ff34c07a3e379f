export { stripAmount, type StrippedAmount } from './strip-amount'
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
export { stripVatMark } from './strip-vat-mark'
