import { ApiProblem, formatProblem, Unreachable } from '@/shared/api'
import { toMistakes } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { sortInScreenOrder } from '../editor/check-record'
import type { Snapshot } from '../editor/snapshots'
import type { SavedRecord } from '../record-form-config'
import { finishSave, setQueued } from './apply-saved'
import { mergeSaved, readConflictingVersion } from './merge-saved'
import type { SaveContext } from './save-context'

/** Saves the form. Returns null on failure; the screen then shows the reason. */
export async function saveRecord(context: SaveContext): Promise<SavedRecord | null> {
  const { session, queryClient, dispatch } = context
  const { lines } = session.editor
  dispatch({ type: 'started' })
  let saved: SavedRecord | null = null
  try {
    lines?.commit()
    await lines?.resolveLookups(queryClient)
    saved = await sendEdits(context)
  } catch (error) {
    showFailure(context, error)
  }
  dispatch({ type: 'finished', isSaved: saved !== null })
  return saved
}

/** Sends the form as it is now, if it is valid. */
async function sendEdits(context: SaveContext): Promise<SavedRecord | null> {
  const { me, editor, editBase, sender, draft, createDraft } = context.session
  const sent = editor.snapshots.take()
  if (sent.mistakes.length > 0) {
    editor.showMistakes(sent.mistakes, 'form')
    return null
  }
  try {
    const saved = await sender.send(sent.payload, {
      id: editBase.id(),
      base: editBase.base(),
      me,
      onBeforeQueue: () => draft.save(createDraft()),
    })
    if (saved) return await finishSave(context, saved, sent)
    setQueued(context, sent)
    context.onQueued(editBase.id() ?? editor.newId)
    return null
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return await handleRefusal(context, error, sent)
  }
}

/** Merges a conflicting version and sends the result, or shows the errors of a refused request. */
async function handleRefusal(
  context: SaveContext,
  error: ApiProblem,
  sent: Snapshot,
): Promise<SavedRecord | null> {
  const conflicting = await readConflictingVersion(context, error.problem)
  if (!conflicting) {
    showRefusal(context, error, sent)
    return null
  }
  switch (await mergeSaved(context, conflicting)) {
    case 'resend':
      return sendEdits(context)
    case 'saved':
      return finishSave(context, conflicting, context.session.editor.snapshots.take())
    case 'stopped':
      return null
  }
}

/** Shows the errors of a refused request at their fields; those of no field as a failure. */
function showRefusal(context: SaveContext, error: ApiProblem, { payload }: Snapshot): void {
  const { config, editor } = context.session
  const mistakes = sortInScreenOrder(
    config,
    toMistakes(error.problem, payload).filter(({ name }) => name !== ''),
    ({ name }) => name,
  )
  if (mistakes.length > 0) editor.showMistakes(mistakes, 'backend')
  else showFailure(context, error)
}

/** Shows a toast too, because the notice at the top may be out of sight. */
function showFailure({ dispatch }: SaveContext, error: unknown): void {
  const text = formatProblem(error)
  const wasOffline = error instanceof Unreachable && !navigator.onLine
  dispatch({ type: 'failed', failure: { text, wasOffline } })
  toast.error(i18n.t('features/edit-record:failed_because', { why: text }))
  // The toast covers the foot of the page, where the focused field may be.
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
