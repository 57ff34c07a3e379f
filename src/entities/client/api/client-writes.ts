import type { QueryClient } from '@tanstack/react-query'
import { refreshKept } from '@/entities/document/@x/client'
import { api, ifMatch, unwrap } from '@/shared/api'
import { clientListKey } from './client-list'
import { clientQuery, clientsKey, type Client, type ClientWrite } from './client-queries'

/**
 * Adds a client. The caller makes one `key` for each intended act, so that pressing Save twice adds one client.
 * @throws ApiProblem
 */
export function createClient(client: ClientWrite, key: string): Promise<Client> {
  return unwrap(api.POST('/clients/', { params: { header: { 'Idempotency-Key': key } }, body: client }))
}

/**
 * Changes a client as it was in `version`.
 * @throws ApiProblem with code `stale` where somebody changed it since.
 */
export function updateClient(id: string, version: number, client: ClientWrite): Promise<Client> {
  return unwrap(
    api.PUT('/clients/{id}/', { params: { path: { id }, header: ifMatch(version) }, body: client }),
  )
}

/** Puts a saved client where its screen reads it, and has lists and what is kept beside it fetched again. */
export async function rememberClient(queryClient: QueryClient, client: Client): Promise<void> {
  queryClient.setQueryData(clientQuery(client.id).queryKey, client)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: clientListKey }),
    refreshKept(queryClient, { kind: 'client', id: client.id }),
  ])
}

/** Has clients fetched again where they are shown: a step of a deal changes what they owe. */
export const refreshClients = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: clientsKey })
