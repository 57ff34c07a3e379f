import type { Handlers } from '../call'
import { createClient } from './create-client'
import { listClients } from './list-clients'
import { getClient } from './get-client'
import { updateClient } from './update-client'

export const clientHandlers = { listClients, createClient, getClient, updateClient } satisfies Partial<Handlers>
