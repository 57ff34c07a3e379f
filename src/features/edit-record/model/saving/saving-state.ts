import type { RecordVersions } from '../conflict/merge'
import type { Payload, SavedRecord } from '../record-form-config'

/** A newer saved version that conflicts with the local edits. */
export interface SaveConflict extends RecordVersions {
  readonly saved: SavedRecord
}

/** Takes a refused transition again on the newer version. */
export interface RepeatedTransition {
  /** Button that keeps the user's choice. */
  readonly label: string
  /** False if the newer version does not allow it. */
  isAllowed(saved: SavedRecord): boolean
  run(saved: SavedRecord): void
}

/** Version that a transition was refused for. `mine` is the version on the screen. */
export interface NewerRecord extends SaveConflict {
  readonly repeat?: RepeatedTransition | undefined
}

/** Reason of a failed save that belongs to no field. */
export interface SaveError {
  readonly text: string
  /** True if there was no network. A retry is useful once it is back. */
  readonly wasOffline: boolean
}

/**
 * Progress of saving a record. After `saved` and `queued` the form may contain newer edits; a
 * failed attempt returns to `editing`.
 */
type SaveProgress =
  | { readonly status: 'editing' | 'saving' | 'saved' | 'queued'; readonly conflict: null }
  | { readonly status: 'conflict'; readonly conflict: SaveConflict }

export type SavingState = SaveProgress & {
  /** Problem of the last attempt. */
  readonly failure: SaveError | null
  /** Time of the last save on this screen; null if none. */
  readonly savedAt: string | null
  /** True if a payload is queued on this device. */
  readonly hasQueued: boolean
}

export type SavingEvent =
  | { readonly type: 'started' }
  /** A saved version was applied to the form: by a save, a transition or a delivery. */
  | { readonly type: 'applied'; readonly savedAt: string }
  | { readonly type: 'conflict_found'; readonly conflict: SaveConflict }
  | { readonly type: 'conflict_closed' }
  | { readonly type: 'failed'; readonly failure: SaveError }
  | { readonly type: 'queued' }
  | { readonly type: 'queue_emptied' }
  /** The attempt is over, including the refetch of dependent data. */
  | { readonly type: 'finished'; readonly isSaved: boolean }

export const createSavingState = (hasQueued: boolean): SavingState => ({
  status: hasQueued ? 'queued' : 'editing',
  conflict: null,
  failure: null,
  savedAt: null,
  hasQueued,
})

export function reduceSaving(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'started':
      return { ...state, status: 'saving', conflict: null, failure: null }
    case 'applied': {
      const { savedAt } = event
      // A save in progress or an open conflict goes on.
      if (state.status === 'saving' || state.status === 'conflict') return { ...state, savedAt }
      return { ...state, status: 'saved', savedAt }
    }
    case 'conflict_found':
      return { ...state, status: 'conflict', conflict: event.conflict }
    case 'conflict_closed':
      return state.status === 'conflict' ? { ...state, status: 'editing', conflict: null } : state
    case 'failed':
      return { ...state, failure: event.failure }
    case 'queued':
      return { ...state, status: 'queued', conflict: null, hasQueued: true }
    case 'queue_emptied':
      return { ...state, hasQueued: false }
    case 'finished':
      return state.status === 'saving'
        ? { ...state, status: event.isSaved ? 'saved' : 'editing' }
        : state
  }
}

/** Saving of a record, for its screen. */
export interface RecordSaving<Saved extends SavedRecord = SavedRecord> {
  /** Saves the form. Returns null on failure; the screen then shows the reason. */
  save(): Promise<Saved | null>
  /** Saves a merged record over the conflicting version. */
  saveMerged(merged: Payload): Promise<Saved | null>
  cancelConflict(): void
  /** Sets the saved version, such as after a transition. Edits made meanwhile are rebased on it. */
  applySaved(saved: Saved): Promise<void>
  /** Null for an unsaved record. */
  savedId(): string | null
  readonly isPending: boolean
  /** Problem of the last attempt. */
  readonly failure: SaveError | null
  readonly conflict: SaveConflict | null
  /** Time of the last save on this screen; null if none. */
  readonly savedAt: string | null
  /** True if a payload is queued. The form may contain newer edits. */
  readonly hasQueued: boolean
  /** True if all edits are queued on this device. */
  isQueued(): boolean
  /**
   * Submits the record after the queue has sent it, idempotent per `key`.
   * @returns false if nothing is queued
   */
  submitWhenSent(key: string): Promise<boolean>
}

/** Handlers of versions that other users or the queue have saved. */
export interface VersionHandlers<Saved extends SavedRecord = SavedRecord> {
  /**
   * Applies the result of a queued payload, after a save in progress.
   * @param payloadId of the sent payload
   */
  onDelivered(saved: Saved, payloadId: string | undefined): void
  /** Merges restored edits with a version saved after them. Asks about fields that both changed. */
  mergeRestored(saved: Saved): void
  /** Takes the edits of a queued payload that its lock holds back off the form. */
  mergeHeld(saved: Saved): void
}

/** Version that a transition was refused for. */
export interface NewerVersionState {
  /**
   * Loads the version that a transition was refused for, and shows its changes.
   * @param repeat offered beside reloading
   */
  loadNewer(repeat?: RepeatedTransition): Promise<void>
  /** Null if none. */
  readonly newerVersion: NewerRecord | null
  /** Replaces the version on the screen by the newer one. */
  showNewer(): void
  dismissNewer(): void
}
