import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '@/entities/session'
import { ApiProblem } from '@/shared/api'
import type { DraftBase, Editor } from '../editor/editor'
import type { ApiFormConfig, Payload, SavedRecord } from '../record-form-config'
import type { RecordQueue } from './record-queue'

interface SendOptions {
  /** Null for an unsaved record. */
  readonly id: string | null
  readonly base: DraftBase | null
  readonly me: Me
  /**
   * Called before queuing. The draft must name the new payload first, in case the page is killed.
   */
  readonly onBeforeQueue: () => void
}

/** Sends a record to the API, or to the queue of a kind that is edited without a network. */
export interface RecordSender {
  /**
   * Returns null if the record is queued.
   * @throws ApiProblem if the backend rejects it
   */
  send(payload: Payload, options: SendOptions): Promise<SavedRecord | null>
  /** Id of the queued payload that the edits continue; undefined if none. */
  payloadId(): string | undefined
  /**
   * Submits the record after the queue has sent it, idempotent per `key`.
   * @returns false if nothing is queued
   */
  submit(id: string, key: string): Promise<boolean>
  /** Removes a record from the queue because nothing is left to send. */
  removeEntry(id: string): Promise<void>
}

export const createRecordSender = (editor: Editor, queryClient: QueryClient): RecordSender =>
  editor.config.queue
    ? createQueueSender(editor.config.queue.open(queryClient), editor)
    : createApiSender(editor.config, editor)

/** Creates a record with its draft's id as key, so that a lost answer creates it once. */
const createApiSender = (config: ApiFormConfig, { copied, newId }: Editor): RecordSender => ({
  send: (payload, { id, base }) =>
    id === null || base === null
      ? config.create(payload, newId, copied?.source.id)
      : config.update(id, base.version, payload),
  payloadId: () => undefined,
  submit: () => Promise.resolve(false),
  removeEntry: () => Promise.resolve(),
})

function createQueueSender(
  queue: RecordQueue<SavedRecord, Payload>,
  { snapshots, initialPayload, newId, payloadId: initialPayloadId }: Editor,
): RecordSender {
  let payloadId = initialPayloadId
  return {
    async send(payload, { id, base, me, onBeforeQueue }) {
      // A queued new report counts as changed, even if the user has entered nothing.
      if (id === null) snapshots.setBase(null, initialPayload)
      const previousPayloadId = payloadId
      const next = crypto.randomUUID()
      payloadId = next
      onBeforeQueue()
      try {
        return await queue.save({
          id: id ?? newId,
          person: { id: me.id, name: me.name },
          version: base?.version ?? null,
          base: base?.payload ?? null,
          payload,
          payloadId: next,
          continuesPayloadId: previousPayloadId,
        })
      } catch (error) {
        // Queuing failed.
        if (!(error instanceof ApiProblem)) payloadId = previousPayloadId
        throw error
      }
    },
    payloadId: () => payloadId,
    submit: (id, key) => queue.submit(id, key),
    removeEntry: (id) => queue.removeEntry(id),
  }
}
