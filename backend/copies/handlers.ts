import type { Handlers } from '../call'
import { getDealCopy } from './copy-deal'
import { getSupplyCopy } from './copy-supply'

export const copyHandlers = { getDealCopy, getSupplyCopy } satisfies Partial<Handlers>
