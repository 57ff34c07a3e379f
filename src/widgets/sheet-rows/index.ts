export { useConfirmedRows, type ConfirmedRows } from './model/use-confirmed-rows'
export { SheetRows } from './ui/sheet-rows'
