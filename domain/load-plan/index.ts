export { fillSpace, findFreePlace, findFrontPlace, type LoadPlan, type UnplacedPack } from './fill'
export {
  computeFill,
  computeLoadBalance,
  MAX_OFF_CENTRE,
  MAX_DOOR_GAP,
  type AxleLoad,
  type Fill,
  type LoadBalance,
} from './figures'
export {
  getRearEnd,
  findPlacementProblem,
  findSizeProblem,
  getTop,
  type PlacementProblem,
  type SizeProblem,
} from './geometry'
export { computeLoadingOrder } from './loading-order'
export { dropUnsupported, dropPack, nudgePack, type Direction, type PlacementResult } from './move'
export { toNamedPacks, type NamedPack } from './named-packs'
export {
  computePackSize,
  DEFAULT_PACK_WIDTH,
  type Pack,
  type PackedWood,
  type PackSize,
  type PlacedPack,
} from './pack'
export { spaces, getMaxStackHeight, type Space, type SpaceKind } from './space'
export {
  countPacks,
  getLoadId,
  getPackIndex,
  isAutoFillNext,
  toLetter,
  toPacks,
  type Load,
} from './loads'
export { describePosition } from './position'
export {
  addPacks,
  arrangeStowage,
  autoFillStowage,
  countFittingPacks,
  createRearrangement,
  removePack,
  toStowage,
  type StowedPack,
  type UnplacedGroup,
  type UnplacedReason,
} from './stowage'
