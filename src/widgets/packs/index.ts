export { PackMatrix } from './ui/pack-matrix'
export { createPackRow, type PackRow } from './model/pack-row'
