import type { QueryClient } from '@tanstack/react-query'
import type { ReportPayload, OutboxKind } from './entry'
import { drafts, readPhoto } from '../lib/device'
import { getOutbox } from './outbox'
import type { DevicePhoto } from './send-entry'

interface ReportRevision<Write> {
  readonly id: string
  readonly base: { readonly version: number; readonly payload: Write } | null
  readonly payload: Write
  readonly me: { readonly id: string; readonly name: string }
  readonly revision: string
  readonly continues: string | undefined
}

/**
 * Creates the form's queue of one report kind.
 * @param getTitle title for the user: its number, its supply
 */
export const createReportQueue = <
  Saved extends { readonly id: string; readonly version: number },
  Write extends ReportPayload,
>(
  kind: OutboxKind,
  getTitle: (queryClient: QueryClient, id: string, payload: Write) => string,
) => ({
  drafts,
  load: (queryClient: QueryClient): Promise<void> => getOutbox(queryClient).ready(),
  // Every result belongs to a report of this kind.
  save: (
    queryClient: QueryClient,
    { id, base, payload, me, ...revisions }: ReportRevision<Write>,
  ): Promise<Saved | null> =>
    getOutbox(queryClient).save({
      id,
      kind,
      payload,
      person: { id: me.id, name: me.name },
      title: getTitle(queryClient, id, payload),
      version: base?.version ?? null,
      base: base?.payload ?? null,
      ...revisions,
    }) as Promise<Saved | null>,
  subscribe: (
    queryClient: QueryClient,
    id: string,
    onDelivered: (saved: Saved, revision: string | undefined) => void,
  ): (() => void) =>
    getOutbox(queryClient).onDelivery(id, (saved, revision) =>
      onDelivered(saved as Saved, revision),
    ),
  submit: (queryClient: QueryClient, id: string, key: string): Promise<boolean> =>
    getOutbox(queryClient).submit(id, key),
  forget: (queryClient: QueryClient, id: string): Promise<void> =>
    getOutbox(queryClient).withdraw(id),
  drop: (queryClient: QueryClient, id: string): Promise<void> => getOutbox(queryClient).drop(id),
  getPhotoIds: ({ photos }: Write): readonly string[] => photos.map(({ id }) => id),
  readPhotos: async (ids: readonly string[]): Promise<readonly DevicePhoto[]> => {
    const stored = ids.map(async (id) => readPhoto(id).catch(() => undefined))
    return (await Promise.all(stored)).filter((photo) => photo !== undefined)
  },
})
