import type { Handler } from '../call'
import { findSawmill } from './find-sawmill'
import { presentSawmill } from './present-sawmill'

export const getSawmill: Handler<'getSawmill'> = async (call) => presentSawmill(call, await findSawmill(call.db, call.path.id))
