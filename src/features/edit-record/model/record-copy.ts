import { chooseNewDraft, getNewDraftName, peekDraft } from '@/shared/lib/draft'
import type { RecordFormConfig } from './record-form-config'
import {
  createDraftGuard,
  getDraftStorage,
  toRecordDraftKey,
  writeRecordDraft,
} from './record-draft'
import { toRecordFormValues } from './record-form-values'

const toNamePrefix = (sourceId: string) => `new-copy-${sourceId}-`

/** True if this tab has an unsaved copy of the record. */
export const hasCopyDraft = (form: RecordFormConfig, personId: string, sourceId: string): boolean =>
  getNewDraftName(personId, form.kind).startsWith(toNamePrefix(sourceId)) &&
  peekDraft(
    toRecordDraftKey(personId, form, null),
    createDraftGuard(form),
    getDraftStorage(form),
  ) !== null

/**
 * Stores a copy as a new draft of this tab, for the screen that opens next. Other drafts of new
 * records stay.
 */
export function startCopy(
  form: RecordFormConfig,
  personId: string,
  sourceId: string,
  copy: unknown,
): void {
  if (!form.copy || hasCopyDraft(form, personId, sourceId)) return
  const { payload, rows, copied } = form.copy.toDraft(copy)
  chooseNewDraft(personId, form.kind, toNamePrefix(sourceId) + crypto.randomUUID())
  // Without a time: nothing has been edited yet.
  writeRecordDraft(form, personId, null, {
    base: null,
    values: toRecordFormValues(form, payload),
    rows,
    copied,
  })
}
