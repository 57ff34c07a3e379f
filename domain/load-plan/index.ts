export { fillSpace } from './fill'
export {
  computeFill,
  computeLoadBalance,
  MAX_OFF_CENTRE,
  type Fill,
  type LoadBalance,
} from './figures'
export type { PlacementProblem } from './geometry'
export { computeLoadingOrder } from './loading-order'
export { dropUnsupported, dropPack, nudgePack, type Direction, type PlacementResult } from './move'
export { toNamedPacks } from './named-packs'
export { computePackSize, type Pack, type PackedWood, type PlacedPack } from './pack'
export { spaces, type Space, type SpaceKind } from './space'
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
