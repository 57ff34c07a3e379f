import { listOrdersSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'
import type { OrderSearch } from '@/entities/order'

/** What the list of orders is narrowed to, out of the address. */
export const ordersSearch = createListSearchValidator<OrderSearch>(listOrdersSearch)
