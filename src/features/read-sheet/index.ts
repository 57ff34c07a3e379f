export { cellCode, cellText, type Cell } from './lib/cells'
export { columnValues, type ColumnAnswers, type ValueQuestion } from './lib/column-values'
export {
  findTables,
  isImperialTable,
  missingColumns,
  tableLines,
  titleIn,
  titleUnit,
  type FoundTable,
  type Mapping,
  type SheetKind,
  type Source,
  type TableLine,
} from './lib/find-table'
export {
  indexProducts,
  matchProduct,
  type MatchedProduct,
  type ProductIndex,
} from './lib/match-product'
export { readWorkbook, type Sheet } from './lib/read-workbook'
export type { OpenSheet } from './model/kept-questions'
export { createKeptSheets } from './model/kept-sheets'
export { useSheetQuestions, type MappedTable, type SheetStep } from './model/use-sheet-questions'
export { HiddenRows, isProductPart, SheetQuestions, usePartTitle } from './ui/sheet-questions'
export { useCellProblem } from './ui/use-cell-problem'
export {
  isOtherCurrency,
  matchTitles,
  productParts,
  readTitle,
  type ProductPart,
} from './lib/titles'
