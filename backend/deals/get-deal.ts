import type { Handler } from '../call'
import { findDeal } from './deal-record'
import { presentDeal } from './present-deal'

export const getDeal: Handler<'getDeal'> = async ({ db, person, path }) =>
  presentDeal(db, person, await findDeal(db, person, path.id))
