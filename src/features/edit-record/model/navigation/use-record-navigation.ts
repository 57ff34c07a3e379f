import { useRouter } from '@tanstack/react-router'
import { dequal } from 'dequal/lite'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { readRecordDraft, storeRecordDraft, type RecordDraft } from '../draft/record-draft'
import type { SavedRecord } from '../record-form-config'
import type { EditSession } from '../use-edit-session'

interface RecordNavigationOptions {
  /** True while "Save and leave" saves. */
  readonly isLeaving: RefObject<boolean>
  /** Called before the screen of a new record moves to its own URL. */
  readonly onFirstSaved: (id: string) => void
}

/** Moves the draft of a new record to its id, and its screen to its URL, at the first save. */
export function useRecordNavigation(
  session: EditSession,
  { isLeaving, onFirstSaved }: RecordNavigationOptions,
) {
  const { config, me, saved, queuedId, editor, draft, linkedDrafts, createDraft } = session
  const router = useRouter()
  const isStillOnRoute = useIsStillOnRoute()
  const isEditedAgain = useIsEditedAgain(session)

  function navigateTo(id: string) {
    for (const linked of linkedDrafts) linked.moveTo(id)
    // Don't navigate back if the user has left or is leaving.
    if (!isStillOnRoute() || isLeaving.current) return
    onFirstSaved(id)
    void router.navigate({
      to: config.path,
      params: { id },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }

  return {
    /** Replaces the draft by the edits made while saving: autosave ends when the screen is left. */
    moveToSaved({ id }: SavedRecord) {
      if (!isEditedAgain()) {
        draft.discard()
        const { isDirty } = editor.snapshots.take()
        storeRecordDraft(config, me.id, id, isDirty ? createDraft() : null)
      }
      if (!saved) navigateTo(id)
    },
    /** A queued new record moves too, so that the user can create another one. */
    moveToQueued(id: string) {
      if (saved || queuedId !== null) return
      storeRecordDraft(config, me.id, id, createDraft())
      draft.discard()
      navigateTo(id)
    },
  }
}

/**
 * Returns a function that checks if the screen is still mounted at the path where it opened. The
 * user may leave during a request.
 */
function useIsStillOnRoute(): () => boolean {
  const router = useRouter()
  const [pathname] = useState(() => router.latestLocation.pathname)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(
    () => isMounted.current && router.latestLocation.pathname === pathname,
    [router, pathname],
  )
}

/** Returns a function that checks if the screen was left, opened again and edited there. */
function useIsEditedAgain({ config, me, draftId, editBase }: EditSession): () => boolean {
  /** The draft as it was when the screen was left; null while the screen is open. */
  const left = useRef<{ readonly id: string | null; readonly draft: RecordDraft | null } | null>(
    null,
  )
  const leave = useEffectEvent(() => {
    const id = draftId ?? editBase.id()
    left.current = { id, draft: readRecordDraft(config, me.id, id) }
  })
  useEffect(() => {
    left.current = null
    return () => leave()
  }, [])
  return () => {
    if (left.current === null) return false
    const { id, draft: before } = left.current
    const now = readRecordDraft(config, me.id, id)
    return !dequal([now?.values, now?.rows], [before?.values, before?.rows])
  }
}
