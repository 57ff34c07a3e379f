export { findLengthErrors } from './find-length-errors'
export { findSizeErrors } from './find-size-errors'
