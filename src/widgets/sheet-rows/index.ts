export { SheetRows } from './ui/sheet-rows'
