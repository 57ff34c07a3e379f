export { findPortCode, findPortName, findPorts, formatPort, isPort } from './ports'
