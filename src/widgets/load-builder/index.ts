export {
  isAutoFillNext,
  toLetter,
  getLoadId,
  toPacks,
  getPackIndex,
  type Load,
} from './model/loads'
export {
  arrangeStowage,
  autoFillStowage,
  countFittingPacks,
  createRearrangement,
  toStowage,
  addPacks,
  type StowedPack,
} from './model/stowage'
export { usePackFormatter } from './model/use-pack-formatter'
export { LoadBuilder } from './ui/load-builder'
export { LoadDrawing } from './ui/load-drawing'
