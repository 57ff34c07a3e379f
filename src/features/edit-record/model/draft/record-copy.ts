import { chooseNewDraft, getNewDraftName } from '@/shared/lib/draft'
import type { RecordFormConfig } from '../record-form-config'
import { toRecordFormValues } from '../record-form-values'
import { peekRecordDraft, writeRecordDraft } from './record-draft'

const toNamePrefix = (sourceId: string) => `new-copy-${sourceId}-`

/** True if this tab has an unsaved copy of the record. */
export const hasCopyDraft = (
  config: RecordFormConfig,
  personId: string,
  sourceId: string,
): boolean =>
  getNewDraftName(personId, config.kind).startsWith(toNamePrefix(sourceId)) &&
  peekRecordDraft(config, personId, null) !== null

/**
 * Stores a copy as a new draft of this tab, for the screen that opens next. Other drafts of new
 * records stay.
 */
export function startCopy(
  config: RecordFormConfig,
  personId: string,
  sourceId: string,
  copy: unknown,
): void {
  if (!config.copy || hasCopyDraft(config, personId, sourceId)) return
  const { payload, rows, copied } = config.copy.toDraft(copy)
  chooseNewDraft(personId, config.kind, toNamePrefix(sourceId) + crypto.randomUUID())
  // Without a time: nothing has been edited yet.
  writeRecordDraft(config, personId, null, {
    base: null,
    values: toRecordFormValues(config, payload),
    rows,
    copied,
  })
}
