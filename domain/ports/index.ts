export { findPortCode, findPortName, findPorts, formatPort } from './ports'
