export { countSpannedCells } from './count-spanned-cells'
export { fitsShape, getTextHeight, getTone } from './fit-shape'
