import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '@/shared/lib/type-guards'
import type { OutboxKind } from './entry'
import { cacheSentReport, type SavedReport } from './report-senders'

/** A report sent by one tab, as announced to the others. */
interface Delivery {
  readonly kind: OutboxKind
  readonly saved: SavedReport
  readonly payloadId: string | undefined
}

const isDelivery = (message: unknown): message is Delivery =>
  isRecord(message) && 'saved' in message

export type DeliveryListener = (saved: SavedReport, payloadId: string | undefined) => void

/**
 * Announces sent reports to the screens of all tabs.
 * @param onQueueChanged called when another tab has changed the stored queue
 */
export function createDeliveries(queryClient: QueryClient, onQueueChanged: () => void) {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('timberdesk-outbox')
  const latestReports = new Map<string, SavedReport>()
  const listeners = new Map<string, Set<DeliveryListener>>()

  function notify({ saved, payloadId }: Delivery) {
    for (const onDelivery of listeners.get(saved.id) ?? []) onDelivery(saved, payloadId)
  }

  async function applyDelivery(delivery: Delivery) {
    latestReports.set(delivery.saved.id, delivery.saved)
    await cacheSentReport(queryClient, delivery.kind, delivery.saved)
    notify(delivery)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isDelivery(data)) void applyDelivery(data).catch(() => {})
    else onQueueChanged()
  })

  return {
    announceQueueChange: () => channel?.postMessage('changed'),
    /** Keeps the API's latest answer about a report. */
    keepReport: (report: SavedReport) => latestReports.set(report.id, report),
    /** Returns the latest answer about a report; null if none since the page was loaded. */
    findReport: (id: string): SavedReport | null => latestReports.get(id) ?? null,
    announce(kind: OutboxKind, id: string, payloadId: string | undefined) {
      const saved = latestReports.get(id)
      if (!saved) return
      channel?.postMessage({ kind, saved, payloadId } satisfies Delivery)
      notify({ kind, saved, payloadId })
    },
    /** Subscribes to each delivery of a report. Returns unsubscribe. */
    subscribe(id: string, listener: DeliveryListener): () => void {
      const all = listeners.get(id) ?? new Set()
      listeners.set(id, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}
