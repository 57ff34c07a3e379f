export { fillSpace, freePlace, type LoadPlan, type Outside } from './fill'
export {
  fillFigures,
  loadFigures,
  mostOffCentre,
  widestDoorGap,
  type AxleLoad,
  type Fill,
  type LoadFigures,
} from './figures'
export { end, misplaced, neverFits, top, type Misplaced, type NeverFits } from './geometry'
export { loadingOrder } from './loading-order'
export { comeDown, dropAt, nudge, type Direction, type Move } from './move'
export {
  packSize,
  usualPackWidth,
  type Pack,
  type PackedWood,
  type PackSize,
  type Placed,
} from './pack'
export { spaces, stackHeight, type Space, type SpaceKind } from './space'
