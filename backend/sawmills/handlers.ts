import type { Handlers } from '../call'
import { sawmillCrud } from './sawmill-crud'
import { listSawmills } from './list-sawmills'

export const sawmillHandlers = {
  listSawmills,
  createSawmill: sawmillCrud.create,
  getSawmill: sawmillCrud.read,
  updateSawmill: sawmillCrud.update,
} satisfies Partial<Handlers>
