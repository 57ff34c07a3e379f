import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { GridColumn, LinesStore } from '@/shared/ui/lines-grid'
import type { Certification } from '@domain/timber'
import { createColumnTools } from './column-tools'
import type { WoodLineFigures } from './line-figures'
import {
  createAmountColumn,
  createPartColumn,
  createPriceColumn,
  createQuantityColumn,
  createReadOnlyColumn,
  createVolumeColumn,
  type PartColumn,
  type PriceColumn,
  type ReadOnlyColumn,
} from './number-columns'
import { getPricePlaces } from './price-places'
import {
  createCertificationColumn,
  createPriceUnitColumn,
  createProductColumn,
  createRemarkColumn,
  createUnitColumn,
} from './text-columns'
import type { PriceName, WoodLine } from './wood-line'

interface WoodColumnsOptions<Line extends WoodLine> {
  /** All lines, whose prices align. */
  lines: Pick<LinesStore<Line>, 'subscribe' | 'lines'>
  /** ISO 4217, for all prices. */
  currency: string
  /** Required claim, such as the client's; `none` without one. */
  required: Certification
  /** True if only prices may be edited. */
  isReadOnly: boolean
  /** Minimum width of the product column, in em. */
  productWidth: number
  openSpecification: (lineId: string) => void
}

/** Columns that lines of wood share; a document orders them and adds its own. */
export interface WoodColumns<Line extends WoodLine> {
  readonly product: GridColumn<Line>
  readonly quantity: GridColumn<Line>
  /** A part of the quantity, such as the ready part, in the line's unit. */
  readonly part: (column: PartColumn<Line>) => GridColumn<Line>
  readonly unit: GridColumn<Line>
  readonly price: (column: PriceColumn<Line>) => GridColumn<Line>
  readonly priceUnit: GridColumn<Line>
  readonly certification: GridColumn<Line>
  /** Printed under the line. */
  readonly remark: GridColumn<Line>
  readonly volume: GridColumn<Line>
  /** A volume from the backend, such as the loaded one. */
  readonly readOnly: (column: ReadOnlyColumn<Line>) => GridColumn<Line>
  /**
   * Amount of the line at a price.
   * @param toInvoicedLine returns the line with the invoiced quantity, if it is not the ordered one
   * @param getFigures returns the figures less a discount
   */
  readonly amount: (
    at: PriceName<Line>,
    toInvoicedLine?: (line: Line) => Line,
    getFigures?: (line: Line, currency: string) => WoodLineFigures,
  ) => GridColumn<Line>
}

/** Returns the shared columns, stable until the language, an option or the price places change. */
export function useWoodColumns<Line extends WoodLine>({
  lines,
  currency,
  required,
  isReadOnly,
  productWidth,
  openSpecification,
}: WoodColumnsOptions<Line>): WoodColumns<Line> {
  const { t, i18n } = useTranslation(['widgets/wood-lines', 'entities/product', 'shared/forms'])
  const queryClient = useQueryClient()
  const { language } = i18n
  const pricePlaces = useSyncExternalStore(lines.subscribe, () =>
    getPricePlaces(lines.lines(), currency),
  )

  return useMemo((): WoodColumns<Line> => {
    const tools = createColumnTools({
      t,
      language,
      queryClient,
      currency,
      required,
      isReadOnly,
      productWidth,
      pricePlaces,
      openSpecification,
    })
    return {
      product: createProductColumn(tools),
      quantity: createQuantityColumn(tools),
      part: (column) => createPartColumn(tools, column),
      unit: createUnitColumn(tools),
      price: (column) => createPriceColumn(tools, column),
      priceUnit: createPriceUnitColumn(tools),
      certification: createCertificationColumn(tools),
      remark: createRemarkColumn(tools),
      volume: createVolumeColumn(tools),
      readOnly: (column) => createReadOnlyColumn(tools, column),
      amount: (...options) => createAmountColumn(tools, ...options),
    }
  }, [
    t,
    language,
    queryClient,
    isReadOnly,
    productWidth,
    currency,
    required,
    openSpecification,
    pricePlaces,
  ])
}
