export {
  averagePercent,
  findCargoReportNeeds,
  computeCountDifference,
  differsFromPlan,
} from './cargo-report-needs'
export {
  judgePiece,
  getNominalSize,
  getMeasuredSizes,
  getSizeName,
  type PieceVerdict,
} from './judge-piece'
export { findCargoReportErrors, findSupplyReportErrors } from './report-errors'
export { findSupplyReportNeeds } from './supply-report-needs'
export {
  averageMoisture,
  findDefects,
  computeInspectedFigures,
  getReportResult,
  splitLot,
} from './inspected-figures'
export {
  matchPack,
  summarizeScans,
  toPackKey,
  type ForeignPack,
  type ListedPack,
  type ScannedPack,
  type ScanOutcome,
  type ScanSummary,
} from './scanned-packs'
export { getSamplingPlan } from './sampling-plan'
export { isCompletePhoto } from './is-complete-photo'
export { hasTooManyPixels, readImageSize } from './image-size'
export type { InspectedFigures, InspectedLine, PieceSize, PieceReading } from './contract'
