import type { Handler } from '../call'
import { findClient } from './find-client'
import { presentClient } from './present-client'

export const getClient: Handler<'getClient'> = async (call) => presentClient(call, await findClient(call.db, call.path.id))
