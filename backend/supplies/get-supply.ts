import type { Handler } from '../call'
import { findSupply } from './find-supply'
import { presentSupply } from './present-supply'

export const getSupply: Handler<'getSupply'> = async (call) =>
  presentSupply(call, await findSupply(call.db, call.path.id))
