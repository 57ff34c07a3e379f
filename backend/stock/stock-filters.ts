import { expressionBuilder } from 'kysely'
import type { Schemas } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import type { Db, Tables } from '../db/tables'
import { SPECIFICATION_FILTERS } from '../products/product-filters'

const products = expressionBuilder<Tables, 'products'>()

/** The filters of the list. For whom, where to and in how full a truck decide on prices, and narrow nothing. */
export type StockProductFilterValues = Omit<
  ListFilterValues<'listStockProducts'>,
  'company_id' | 'address_id' | 'truck_m3'
>

type ProductFilterValues = Omit<StockProductFilterValues, 'unavailable' | 'location'>

const FILTERS: Filters<ProductFilterValues> = {
  ...SPECIFICATION_FILTERS,
  color: (values) => products('products.color', 'in', values),
  treatment_color: (values) => products('products.treatment_color', 'in', values),
  humidity_percent: (values) => products('products.humidity_percent', 'in', values.map(Number)),
}

const AVAILABLE: Schemas['LotStatus'] = 'available'

/** What products must satisfy to be shown; those at a location are in stock there. */
export function createStockConditions(
  db: Db,
  { unavailable, location = [], ...wanted }: StockProductFilterValues,
) {
  const isInStock = unavailable === undefined || location.length > 0
  const found = [products('products.status', '=', 'active'), ...toConditions(FILTERS, wanted)]
  if (!isInStock) return { isInStock, found }
  const lots = db
    .selectFrom('lots')
    .select('lots.product_id')
    .where('lots.status', '=', AVAILABLE)
    .$if(location.length > 0, (qb) => qb.where('lots.location', 'in', location))
  return { isInStock, found: [...found, products('products.id', 'in', lots)] }
}
