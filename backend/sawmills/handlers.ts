import type { Handlers } from '../call'
import { createSawmill } from './create-sawmill'
import { getSawmill } from './get-sawmill'
import { listSawmills } from './list-sawmills'
import { updateSawmill } from './update-sawmill'

export const sawmillHandlers = { listSawmills, createSawmill, getSawmill, updateSawmill } satisfies Partial<Handlers>
