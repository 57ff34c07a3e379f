export { countSpannedCells } from './count-spanned-cells'
export { fitsShape, getTextHeight, getTone, measureText } from './fit-shape'
