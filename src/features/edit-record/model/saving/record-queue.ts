import type { QueryClient } from '@tanstack/react-query'
import type { DraftStorage } from '@/shared/lib/draft'

/** A payload of a record to be queued. */
export interface QueuedRecord<Write> {
  /** The record's id, or the client-made id of a new record. */
  readonly id: string
  /** Author of the payload. */
  readonly person: { readonly id: string; readonly name: string }
  /** Saved version that it is based on, and its payload; null for a new record. */
  readonly version: number | null
  readonly base: Write | null
  readonly payload: Write
  readonly payloadId: string
  /**
   * Id of the payload that it continues; undefined if the screen was not opened with a queued one.
   */
  readonly continuesPayloadId: string | undefined
}

/** A photo on this device. */
export interface QueuedPhoto {
  readonly name: string
  readonly bytes: ArrayBuffer
}

/** Queue on the device of a kind that is edited without a network. */
export interface RecordQueueConfig<Saved, Write> {
  /** Drafts are in the same store as the queue. */
  readonly drafts: DraftStorage
  /** Returns the queue of a query client, which caches the saved records. */
  open(queryClient: QueryClient): RecordQueue<Saved, Write>
  getPhotoIds(payload: Write): readonly string[]
  /** Reads the photos that are still on this device. */
  readPhotos(ids: readonly string[]): Promise<readonly QueuedPhoto[]>
}

export interface RecordQueue<Saved, Write> {
  /** Resolves when queue and drafts are read from the device, or if it has no storage. */
  load(): Promise<void>
  /**
   * Returns null if the payload is queued.
   * @throws ApiProblem if the backend rejects it
   */
  save(record: QueuedRecord<Write>): Promise<Saved | null>
  /** Subscribes to the delivery of a record's queued payloads. Returns unsubscribe. */
  onDelivery(
    id: string,
    listener: (saved: Saved, payloadId: string | undefined) => void,
  ): () => void
  /**
   * Submits a queued record once it is sent completely, idempotent per `key`.
   * @returns false if nothing is queued
   */
  submit(id: string, key: string): Promise<boolean>
  /** Removes a record from the queue because nothing is left to send; its photos stay. */
  removeEntry(id: string): Promise<void>
  /** Deletes a queued record with its photos and drafts. */
  deleteWithPhotos(id: string): Promise<void>
}
