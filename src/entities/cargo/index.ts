export {
  type Cargo,
  cargoChoicesQueryOptions,
  cargoListQueries,
  type CargoLoad,
  type CargoPreview,
  cargoPreviewQueryOptions,
  cargoQueryOptions,
  type CargoSearch,
  type CargoStatus,
  type CargoSummary,
  type CargoTransition,
  type CargoWrite,
  type LoadablePack,
  type LoadableWood,
  loadablePacksQueryOptions,
  loadableWoodQueryOptions,
} from './api/cargo-queries'
export { createCargo, cacheSavedCargo, transitionCargo, updateCargo } from './api/cargo-writes'
export { formatRoute } from './model/format-route'
export { CARGO_STAGES, getCargoStage, type CargoStage } from './model/cargo-stages'
export { CargoStatusBadge, getCargoStatusMark } from './ui/cargo-status-badge'
