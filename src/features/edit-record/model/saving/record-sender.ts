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
   * Called before queuing. The draft must name the new revision first, in case the page is killed.
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
  /** Queued revision that the edits continue; undefined if none. */
  revision(): string | undefined
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
  revision: () => undefined,
  submit: () => Promise.resolve(false),
  removeEntry: () => Promise.resolve(),
})

function createQueueSender(
  queue: RecordQueue<SavedRecord, Payload>,
  { snapshots, initialPayload, newId, revision: initialRevision }: Editor,
): RecordSender {
  let revision = initialRevision
  return {
    async send(payload, { id, base, me, onBeforeQueue }) {
      // A queued new report counts as changed, even if the user has entered nothing.
      if (id === null) snapshots.setBase(null, initialPayload)
      const previousRevision = revision
      const next = crypto.randomUUID()
      revision = next
      onBeforeQueue()
      try {
        return await queue.save({
          id: id ?? newId,
          person: { id: me.id, name: me.name },
          version: base?.version ?? null,
          base: base?.payload ?? null,
          payload,
          revision: next,
          continues: previousRevision,
        })
      } catch (error) {
        // Queuing failed.
        if (!(error instanceof ApiProblem)) revision = previousRevision
        throw error
      }
    },
    revision: () => revision,
    submit: (id, key) => queue.submit(id, key),
    removeEntry: (id) => queue.removeEntry(id),
  }
}
