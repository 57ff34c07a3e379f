import type { Handlers } from '../call'
import { clientCrud } from './client-crud'
import { listClients } from './list-clients'

export const clientHandlers = {
  listClients,
  createClient: clientCrud.create,
  getClient: clientCrud.read,
  updateClient: clientCrud.update,
} satisfies Partial<Handlers>
