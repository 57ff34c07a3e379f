export { checkLines } from './model/check-lines'
export { keptLine } from './model/kept-line'
export { lineClipboard } from './model/line-clipboard'
export { lineFigures } from './model/line-figures'
export { partProblem, partVolume } from './model/part-quantity'
export { isPrice } from './model/read-figures'
export { sayLine, sayLoggedLine, sayPrice, sayUnit, sayWood } from './model/say-line'
export { useDescription } from './model/use-description'
export { useUnfinished, type Unfinished } from './model/use-unfinished'
export { useWoodColumns } from './model/use-wood-columns'
export { useWarnedColumns } from './model/use-warned-columns'
export {
  copyLine,
  draftOfLine,
  isBlankLine,
  newLine,
  woodWriteOf,
  type WoodLine,
} from './model/wood-line'
export { columnOf, sentLines, woodRows, type LinesOf } from './model/wood-rows'
export type { WoodSheet } from './model/wood-sheet'
export { rereadLine } from './model/reread-line'
export { LineCount } from './ui/line-count'
export { LineServices } from './ui/line-services'
export { LineWarnings } from './ui/line-warnings'
export { PaperGoods } from './ui/paper-goods'
export { WoodLines } from './ui/wood-lines'
