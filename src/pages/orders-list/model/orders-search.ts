import { listOrdersSearch } from '@/shared/api/generated/searches'
import { createListSearchValidator } from '@/shared/lib/list-search'
import type { OrderSearch } from '@/entities/order'

export const ordersSearch = createListSearchValidator<OrderSearch>(listOrdersSearch)
