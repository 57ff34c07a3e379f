import { listOrdersSearch } from '@contract/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'
import type { OrderSearch } from '@/entities/order'

export const ordersSearch = createListSearchValidator<OrderSearch>(listOrdersSearch)
