export {
  cargoQueryOptions,
  type Cargo,
  type CargoLoad,
  type CargoTransition,
  type CargoWrite,
  cargoListQueries,
  type CargoSearch,
  type CargoStatus,
  type CargoSummary,
  cargoPreviewQueryOptions,
  type CargoPreview,
} from './api/cargo-queries'
export {
  cargoChoicesQueryOptions,
  loadableWoodQueryOptions,
  type LoadableWood,
} from './api/cargo-choices'
export { createCargo, cacheSavedCargo, transitionCargo, updateCargo } from './api/cargo-writes'
export { findPorts, findPortCode, findPortName, formatPort } from './model/ports'
export { CargoStatusBadge } from './ui/cargo-status-badge'
