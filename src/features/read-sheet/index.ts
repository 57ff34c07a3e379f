export { getCellCode, getCellNumberForm, getCellText, type WorkbookCell } from './lib/cells'
export { readColumnValues, type ColumnAnswers, type ValueQuestion } from './lib/column-values'
export {
  findTables,
  isImperialTable,
  findMissingColumns,
  findUnmappedTitles,
  readTableLines,
  getTitle,
  getTitleUnit,
  type FoundTable,
  type Mapping,
  type SheetKind,
  type TableLine,
} from './lib/find-table'
export { indexProducts, matchProduct, type ProductIndex } from './lib/match-product'
export { nameSheets } from './lib/name-sheets'
export { readWorkbook, type Sheet } from './lib/read-workbook'
export { createSheetStore, type OpenSheet } from './model/sheet-store'
export { useSheetQuestions, type SheetQuestionStep } from './model/use-sheet-questions'
export { type RowProgress, useSheetImport } from './model/use-sheet-import'
export { ChooseSheet, DownloadSheet } from './ui/choose-sheet'
export { SheetImportDrawer } from './ui/sheet-import-drawer'
export {
  SheetNotices,
  isProductPart,
  SheetQuestions,
  useCellProblem,
  usePartTitle,
} from './ui/sheet-questions'
export { isOtherCurrency, matchTitles, PRODUCT_PARTS, readTitle } from './lib/titles'
export { type ConfirmedRows, useConfirmedRows } from './model/use-confirmed-rows'
export { SheetRows } from './ui/sheet-rows'
