export { cellFlag, cellText, cellWord, type Cell } from './lib/cells'
export { columnsTitled, readTable, type TableLine } from './lib/read-table'
export { readWorkbook } from './lib/read-workbook'
