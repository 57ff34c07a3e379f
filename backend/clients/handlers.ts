import type { Handlers } from '../call'
import { keptClients } from './keep-clients'
import { listClients } from './list-clients'

export const clientHandlers = {
  listClients,
  createClient: keptClients.create,
  getClient: keptClients.read,
  updateClient: keptClients.update,
} satisfies Partial<Handlers>
