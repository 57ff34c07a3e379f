export {
  cargoQuery,
  type Cargo,
  type CargoLoad,
  type CargoTransition,
  type CargoWrite,
} from './api/cargo-query'
export { cargoChoicesQuery, loadableQuery, type LoadableWood } from './api/cargo-choices'
export { cargoLists, type CargoSearch, type CargoStatus, type CargoSummary } from './api/cargo-list'
export { cargoPreviewQuery, type CargoPreview } from './api/cargo-preview'
export { createCargo, rememberCargo, transitionCargo, updateCargo } from './api/cargo-writes'
export { findPorts, portCode, portName, sayPort } from './model/ports'
export { CargoStatusBadge } from './ui/cargo-status-badge'
