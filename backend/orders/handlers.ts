import type { Handlers } from '../call'
import { createOrder } from './create-order'
import { downloadOrderPhoto } from './download-order-photo'
import { getOrder } from './get-order'
import { getOrderThread } from './get-order-thread'
import { listOrders } from './list-orders'
import { reorder } from './reorder'
import { transitionOrder } from './transition-order'
import { updateOrder } from './update-order'

export const orderHandlers = {
  listOrders,
  createOrder,
  getOrder,
  updateOrder,
  transitionOrder,
  reorder,
  getOrderThread,
  downloadOrderPhoto,
} satisfies Partial<Handlers>
