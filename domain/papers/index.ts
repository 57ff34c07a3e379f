export { countSpannedCells, isContinuationRow } from './table-rows'
export { fitsShape, getTextHeight, getTone, listTextShapes, measureText } from './fit-shape'
export { composeCargoReport } from './cargo-report-paper'
export { omitIfPartnerNamed, listCompanyCases, listTownCases, toHiddenWords } from './hidden-words'
export {
  INTERNAL_READER,
  type ReportPaper,
  type ReportPaperTools,
  type ReportReader,
  type ReportTextPart,
} from './report-paper'
export { composeSupplyReport } from './supply-report-paper'
export { splitUnbreakableCodes } from './split-unbreakable-codes'
