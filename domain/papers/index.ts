export { countSpannedCells } from './count-spanned-cells'
