// A basket takes packs from one stock location, which its results name.
export { findPortName } from '@domain/ports'
