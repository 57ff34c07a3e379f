import type { Handler } from '../call'
import { findOrder } from './find-order'
import { presentOrder } from './present-order'

export const getOrder: Handler<'getOrder'> = async (call) =>
  presentOrder(call, await findOrder(call.db, call.person, call.path.id))
