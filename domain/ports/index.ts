export { findPortCode, findPortName, searchPortCodes, formatPort, isPort } from './ports'
