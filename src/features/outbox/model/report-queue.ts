import type { QueryClient } from '@tanstack/react-query'
import { drafts, readPhoto } from '../lib/device'
import type { ReportPayload, OutboxKind } from './entry'
import { getOutbox } from './outbox'
import type { ReportToQueue } from './queue'
import type { SavedReport } from './report-senders'
import type { DevicePhoto } from './send-entry'

/**
 * Creates the form's queue of one report kind.
 * @param getTitle title for the user: its number, its supply
 */
export const createReportQueue = <Saved extends SavedReport, Write extends ReportPayload>(
  kind: OutboxKind,
  getTitle: (queryClient: QueryClient, id: string, payload: Write) => string,
) => ({
  drafts,
  /** Returns the outbox of a query client. Its results are of this kind. */
  open(queryClient: QueryClient) {
    const outbox = getOutbox(queryClient)
    return {
      ...outbox,
      save: (report: Omit<ReportToQueue<Write>, 'kind' | 'title'>): Promise<Saved | null> =>
        outbox.save({
          ...report,
          kind,
          title: getTitle(queryClient, report.id, report.payload),
        }) as Promise<Saved | null>,
      onDelivery: (
        id: string,
        listener: (saved: Saved, payloadId: string | undefined) => void,
      ): (() => void) =>
        outbox.onDelivery(id, (saved, payloadId) => listener(saved as Saved, payloadId)),
    }
  },
  getPhotoIds: ({ photos }: Write): readonly string[] => photos.map(({ id }) => id),
  readPhotos: async (ids: readonly string[]): Promise<readonly DevicePhoto[]> => {
    const stored = ids.map(async (id) => readPhoto(id).catch(() => undefined))
    return (await Promise.all(stored)).filter((photo) => photo !== undefined)
  },
})
