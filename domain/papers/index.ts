export { countSpannedCells, isContinuation } from './count-spanned-cells'
export { fitsShape, getTextHeight, getTone, listTextShapes, measureText } from './fit-shape'
export { composeCargoReport } from './cargo-report-paper'
export { redactPartners, listCompanyCases, listTownCases, toHiddenWords } from './hidden-words'
export {
  internalReader,
  type ReportPaper,
  type ReportPaperTools,
  type ReportReader,
  type ReportTextPart,
} from './report-paper'
export { composeSupplyReport } from './supply-report-paper'
export { splitUnbreakableCodes } from './split-unbreakable-codes'
