import type { Handlers } from '../call'
import { keptSawmills } from './keep-sawmills'
import { listSawmills } from './list-sawmills'

export const sawmillHandlers = {
  listSawmills,
  createSawmill: keptSawmills.create,
  getSawmill: keptSawmills.read,
  updateSawmill: keptSawmills.update,
} satisfies Partial<Handlers>
