import type { Handlers } from '../call'
import { changeLots, correctLot } from './change-lots'
import { getStockFacets } from './get-stock-facets'
import { getStockProduct } from './get-stock-product'
import { importStock, previewStockSheet } from './import-stock'
import { listLotChanges, listLots } from './list-lots'
import { listStock } from './list-stock'
import { listStockProducts } from './list-stock-products'
import { listReceivable } from './receivable-lines'
import { receiveLots } from './receive-lots'
import { listStockSheets, undoStockSheet } from './undo-stock-sheet'

export const stockHandlers = {
  listStockProducts,
  getStockFacets,
  getStockProduct,
  listStock,
  listLots,
  listLotChanges,
  listReceivable,
  receiveLots,
  changeLots,
  correctLot,
  previewStockSheet,
  importStock,
  listStockSheets,
  undoStockSheet,
} satisfies Partial<Handlers>
