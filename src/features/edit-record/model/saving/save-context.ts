import type { QueryClient } from '@tanstack/react-query'
import type { RecordVersions } from '../conflict/merge'
import type { Snapshot } from '../editor/snapshots'
import type { Payload, SavedRecord } from '../record-form-config'
import type { EditSession } from '../use-edit-session'
import type { SavingEvent } from './saving-state'

/** Handlers of a screen while its record is saved. */
export interface SaveHandlers {
  readonly onSaved: (saved: SavedRecord) => void
  /**
   * Called once the form is queued.
   * @param id id of the queued record
   */
  readonly onQueued: (id: string) => void
  /** Keeps edits that can't be saved because their fields are locked. */
  readonly onLocked: (edits: RecordVersions, saved: SavedRecord) => void
}

/** Edits that the queue sends. */
export interface QueuedEdits {
  readonly payload: Payload
  /** The form as queued on this screen; null if it was queued before the screen opened. */
  readonly sent: Snapshot | null
}

/** Context of each step of saving an open record. */
export interface SaveContext extends SaveHandlers {
  readonly session: EditSession
  readonly queryClient: QueryClient
  /** Null if nothing is queued. */
  readonly queued: { current: QueuedEdits | null }
  readonly dispatch: (event: SavingEvent) => void
}
