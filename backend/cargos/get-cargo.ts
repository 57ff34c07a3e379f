import type { Handler } from '../call'
import { findCargo } from './find-cargo'
import { presentCargo } from './present-cargo'

export const getCargo: Handler<'getCargo'> = async (call) =>
  presentCargo(call, await findCargo(call.db, call.path.id))
