import type { Handler } from '../call'
import { findDeal } from './find-deal'
import { presentDeal } from './present-deal'

export const getDeal: Handler<'getDeal'> = async (call) =>
  presentDeal(call, await findDeal(call.db, call.person, call.path.id))
