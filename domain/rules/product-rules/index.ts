export { findSizeErrors } from './find-size-errors'
