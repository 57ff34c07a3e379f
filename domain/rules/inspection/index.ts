export {
  averagePercent,
  findCargoReportNeeds,
  computeCountDifference,
  isMiscounted,
} from './cargo-report-needs'
export { judgePiece, getNominalSize, getMeasuredSizes, type PieceVerdict } from './judge-piece'
export { findSupplyReportNeeds } from './supply-report-needs'
export {
  averageMoisture,
  findDefects,
  computeInspectedFigures,
  splitLot,
} from './inspected-figures'
export { getSamplingPlan } from './sampling-plan'
export { isCompletePhoto } from './is-complete-photo'
export { hasTooManyPixels } from './image-size'
export type { InspectedFigures, InspectedWood, PieceSize, PieceReading } from './contract'
