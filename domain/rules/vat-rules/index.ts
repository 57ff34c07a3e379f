export { findDestination } from './find-destination'
export { resolveVat } from './resolve-vat'
