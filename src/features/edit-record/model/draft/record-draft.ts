import * as v from 'valibot'
import { useMemo } from 'react'
import {
  chooseNewDraft,
  clearDrafts,
  draftKey,
  localDrafts,
  getNewDraftName,
  listNewDraftNames,
  peekDraft,
  readDraft,
  removeDraft,
  useDraft,
  writeDraft,
} from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import type { DraftBase, Editor } from '../editor/editor'
import type { RecordFormConfig, Payload } from '../record-form-config'
import { isRecordFormValues, toRecordFormValues } from '../record-form-values'
import { type CopiedRecord, vCopiedRecord } from './copied-record'

/** Unsaved edits of a record, as stored. */
export interface RecordDraft {
  readonly base: DraftBase | null
  readonly values: Record<string, unknown>
  /** Draft of the line editor, if the record has one. */
  readonly rows: unknown
  /** Client-made id of a new record. */
  readonly newId?: string | undefined
  /** Time of the last edit, ISO 8601. */
  readonly at?: string | undefined
  /** Id of the queued payload that these edits continue. Once it is sent, they build on it. */
  readonly revision?: string | undefined
  readonly copied?: CopiedRecord | undefined
}

/** Drafts of a queued kind are stored beside its queue. */
export const getDraftStorage = ({ queue }: RecordFormConfig) => queue?.drafts ?? localDrafts

export const toRecordDraftKey = (personId: string, { kind }: RecordFormConfig, id: string | null) =>
  draftKey(personId, `${kind}-${id ?? getNewDraftName(personId, kind)}`)

/** Creates a guard for stored drafts of a kind. */
const createDraftGuard =
  (config: RecordFormConfig) =>
  (value: unknown): value is RecordDraft => {
    if (!isRecord(value) || !('base' in value)) return false
    const { base } = value
    const isBase =
      base === null ||
      (isRecord(base) && typeof base['version'] === 'number' && isRecord(base['payload']))
    return (
      isBase &&
      (value['copied'] === undefined || v.is(vCopiedRecord, value['copied'])) &&
      isRecordFormValues(config, value['values']) &&
      (!config.lines || config.lines.isDraft(value['rows']))
    )
  }

/** The user's draft of a record, as stored when the screen opened. */
export function useRecordDraft(config: RecordFormConfig, personId: string, id: string | null) {
  const isDraft = useMemo(() => createDraftGuard(config), [config])
  return useDraft(toRecordDraftKey(personId, config, id), isDraft, getDraftStorage(config))
}

/** Reads the stored draft, which may be of another screen. */
export const readRecordDraft = (
  config: RecordFormConfig,
  personId: string,
  id: string | null,
): RecordDraft | null =>
  readDraft(
    toRecordDraftKey(personId, config, id),
    createDraftGuard(config),
    getDraftStorage(config),
  )

/** Stores a draft, for the screen that opens next or after the screen was left. */
export const writeRecordDraft = (
  config: RecordFormConfig,
  personId: string,
  id: string | null,
  draft: RecordDraft,
): void => writeDraft(toRecordDraftKey(personId, config, id), draft, getDraftStorage(config))

/** Stores the draft of a record with an id; null removes it. */
export function storeRecordDraft(
  config: RecordFormConfig,
  personId: string,
  id: string,
  draft: RecordDraft | null,
): void {
  if (draft) writeRecordDraft(config, personId, id, draft)
  else removeDraft(toRecordDraftKey(personId, config, id), getDraftStorage(config))
}

/** Returns the draft of this name, which no other open tab edits, and leaves it where it is. */
export const peekRecordDraft = (
  config: RecordFormConfig,
  personId: string,
  id: string | null,
): RecordDraft | null =>
  peekDraft(
    toRecordDraftKey(personId, config, id),
    createDraftGuard(config),
    getDraftStorage(config),
  )

/** Removes the drafts of this name in all tabs that are closed, and in this one. */
export const clearRecordDrafts = (config: RecordFormConfig, personId: string, id: string): void =>
  clearDrafts(toRecordDraftKey(personId, config, id), getDraftStorage(config))

/** A draft of a new record that no open tab edits. */
export interface UnfinishedDraft {
  readonly name: string
  readonly draft: RecordDraft
}

/** Returns the drafts of new records of a kind that no open tab edits. */
export const listUnfinishedDrafts = (
  config: RecordFormConfig,
  personId: string,
): readonly UnfinishedDraft[] =>
  listNewDraftNames(personId, config.kind, getDraftStorage(config))
    .filter((name) => name !== getNewDraftName(personId, config.kind))
    .flatMap((name) => {
      const draft = peekRecordDraft(config, personId, name)
      return draft ? [{ name, draft }] : []
    })

/**
 * Chooses the draft of a new record with this subject for the screen that opens next. Without one,
 * the draft of another subject stays, and a further one is started.
 */
export function chooseSubjectDraft(
  config: RecordFormConfig,
  personId: string,
  subjectId: string,
): void {
  const getSubject = (draft: RecordDraft | null) => draft?.values[config.subject?.field ?? '']
  const chosenId = getSubject(peekRecordDraft(config, personId, null))
  if (chosenId === subjectId) return
  const found = listUnfinishedDrafts(config, personId).find(
    ({ draft }) => getSubject(draft) === subjectId,
  )
  if (found || chosenId)
    chooseNewDraft(personId, config.kind, found?.name ?? `new-${crypto.randomUUID()}`)
}

/** True if a draft contains edits of the user. A fresh copy has none. */
export const hasEdits = ({ copied, at }: RecordDraft): boolean => !copied || at !== undefined

/** The queued version of a record that waits to be sent. */
export interface QueuedPayload {
  readonly base: DraftBase | null
  readonly payload: Payload
  /** When it was queued, ISO 8601. */
  readonly at: string
  /** Id that the device made for this payload. */
  readonly payloadId: string | undefined
  /** True if the user must look at it before it is sent. */
  readonly isReviewNeeded: boolean
}

/**
 * Stores the newer of draft and queued payload for the screen that opens next. A draft that
 * continues the queued payload gets its base.
 */
export function restoreRecordDraft(
  config: RecordFormConfig,
  personId: string,
  id: string,
  { base, payload, at, payloadId }: QueuedPayload,
): void {
  const draft = readRecordDraft(config, personId, id)
  if (draft && draft.revision !== undefined && draft.revision === payloadId)
    writeRecordDraft(config, personId, id, { ...draft, base })
  else if (!draft || (draft.at ?? '') <= at)
    writeRecordDraft(config, personId, id, {
      base,
      values: toRecordFormValues(config, payload),
      rows: null,
      newId: id,
      at,
      revision: payloadId,
    })
}

/** Creates a draft from the current edits. */
export const toRecordDraft = (
  editor: Editor,
  base: DraftBase | null,
  payloadId: string | undefined,
  values = editor.snapshots.current().values,
): RecordDraft => ({
  base,
  values,
  revision: payloadId,
  rows: editor.lines?.toDraft() ?? null,
  newId: editor.newId,
  copied: editor.copied ?? undefined,
  at: new Date().toISOString(),
})
