import { createSheetStore } from '@/features/read-sheet'
import { isRecord } from '@/shared/lib/type-guards'
import { hasEdits, type PackEdits } from './pack-edits'

const isPackEdits = (value: unknown): value is PackEdits =>
  isRecord(value) &&
  'removed' in value &&
  Array.isArray(value['changed']) &&
  value['changed'].every((each: object) => 'base' in each)

const store = createSheetStore('timberdesk-pack-drafts', isPackEdits)

/** Unsaved packs of a supply on this device, encrypted for the user. */
export const packDraftStore = {
  read: (personId: string, supplyId: string): Promise<PackEdits | null> =>
    store.read(personId, supplyId),
  /** Saves the changes, or removes the draft if there are none. */
  save: (personId: string, supplyId: string, edits: PackEdits): Promise<void> =>
    hasEdits(edits) ? store.save(personId, supplyId, edits) : store.remove(personId, supplyId),
}
