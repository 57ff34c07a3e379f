import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Me } from '@/entities/session'
import { toFieldName } from '@/shared/forms'
import { useIsDraftStored, type Draft } from '@/shared/lib/draft'
import {
  hasEdits,
  toRecordDraft,
  toRecordDraftKey,
  useRecordDraft,
  type QueuedPayload,
  type RecordDraft,
} from './draft/record-draft'
import { createEditBase, type EditBase } from './editor/edit-base'
import { useEditor, type Editor, type InitialRecord } from './editor/editor'
import type { EditedRecord, LinkedDraft } from './record-context'
import type { RecordFormConfig, SavedRecord } from './record-form-config'
import { createRecordSender, type RecordSender } from './saving/record-sender'

/** A record whose screen is open. */
export interface OpenedRecord {
  readonly config: RecordFormConfig
  readonly me: Me
  /** The latest saved version; null for a new record. */
  readonly saved: SavedRecord | null
  /** The queued payload of the record; null for none. */
  readonly queued: QueuedPayload | null
  /** Id of a new record that is only queued; null otherwise. */
  readonly queuedId: string | null
}

/** An open record with its editor, its draft and its connection to the API or the queue. */
export interface EditSession extends OpenedRecord {
  /** Id of the record, also of a new one. */
  readonly id: string
  /** Id that the draft is stored under; null for a new record that is not queued. */
  readonly draftId: string | null
  /** True if the user can edit any field. */
  readonly canChange: boolean
  readonly editor: Editor
  readonly editBase: EditBase
  readonly sender: RecordSender
  /** The stored draft. */
  readonly draft: Draft<RecordDraft>
  /** False while the draft cannot be stored, as on a full device. */
  readonly isDraftStored: boolean
  /** True if the screen opened with edits of a draft. */
  readonly hasRestoredDraft: boolean
  readonly linkedDrafts: Set<LinkedDraft>
  /**
   * Creates a draft of the current edits.
   * @param values current form values; those of the last snapshot by default
   */
  createDraft(values?: FieldValues): RecordDraft
}

/**
 * Opens the editor of a record with its stored draft.
 * @param initial the record when its screen opened
 */
export function useEditSession(
  opened: OpenedRecord,
  initial: Pick<InitialRecord, 'saved' | 'values'>,
): EditSession {
  const { config, me, saved, queued, queuedId } = opened
  const queryClient = useQueryClient()
  const draftId = saved?.id ?? queuedId
  const canChange = saved === null || saved.editable_fields.length > 0
  const draft = useRecordDraft(config, me.id, draftId)
  const isDraftStored = useIsDraftStored(toRecordDraftKey(me.id, config, draftId))
  // Read once: autosave stores a draft here later.
  const [hasRestoredDraft] = useState(
    canChange && queued === null && draft.restored !== null && hasEdits(draft.restored),
  )
  const editor = useEditor(config, { ...initial, draft: draft.restored, queuedId })
  const [editBase] = useState(() => createEditBase(editor))
  const [sender] = useState(() => createRecordSender(editor, queryClient))
  const [linkedDrafts] = useState(() => new Set<LinkedDraft>())
  return {
    ...opened,
    id: saved?.id ?? editor.newId,
    draftId,
    canChange,
    editor,
    editBase,
    sender,
    draft,
    isDraftStored,
    hasRestoredDraft,
    linkedDrafts,
    createDraft: (values) => toRecordDraft(editor, editBase.base(), sender.payloadId(), values),
  }
}

type RecordParts = Pick<
  EditSession,
  'config' | 'me' | 'saved' | 'editor' | 'canChange' | 'linkedDrafts'
>

/** Creates the record that the components of its screen read and edit. */
export const createEditedRecord = ({
  config,
  me,
  saved,
  editor,
  canChange,
  linkedDrafts,
}: RecordParts): EditedRecord => ({
  config,
  me,
  saved,
  copied: saved ? null : editor.copied,
  form: editor.form,
  lines: editor.lines,
  initialValues: editor.initialValues,
  snapshots: editor.snapshots,
  canChange,
  canEdit: (name) => {
    const [field = ''] = name.split('.')
    if (!saved) return config.canEditNew?.(field, me) ?? true
    return saved.editable_fields.includes(field) && !isClosed(name, config.getClosed?.(saved))
  },
  goTo: editor.goTo,
  registerLinkedDraft: (linked) => {
    linkedDrafts.add(linked)
    return () => linkedDrafts.delete(linked)
  },
})

/** True if a field is one of the closed parts of a record, or within one. */
const isClosed = (name: string, pointers: readonly string[] = []): boolean =>
  pointers.map(toFieldName).some((closed) => name === closed || name.startsWith(`${closed}.`))
