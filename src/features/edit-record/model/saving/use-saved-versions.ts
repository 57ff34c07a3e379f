import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { EditSession } from '../use-edit-session'
import type { RecordSaving, VersionHandlers } from './saving-state'

/**
 * Applies versions that other users or the queue have saved, and asks about those that conflict
 * with restored edits.
 */
export function useSavedVersions(
  session: EditSession,
  saving: RecordSaving,
  versions: VersionHandlers,
): void {
  const { config, id, saved, canChange, draft, editBase } = session
  // True if the user must look at the queued payload before it is sent.
  const isReviewNeeded = session.queued?.isReviewNeeded === true
  const queryClient = useQueryClient()
  useEffect(() => {
    if (saved) editBase.applyRemote(saved)
  }, [saved, editBase])

  const onDelivered = useEffectEvent(versions.onDelivered)
  useEffect(
    () =>
      config.queue
        ?.open(queryClient)
        .onDelivery(id, (delivered, payloadId) => onDelivered(delivered, payloadId)),
    [config, queryClient, id],
  )
  const saveForReview = useEffectEvent(() => void saving.save())
  useEffect(() => {
    // Saving shows the error or conflict that held the payload back.
    if (isReviewNeeded && canChange && navigator.onLine) saveForReview()
  }, [isReviewNeeded, canChange])

  const mergeRestoredDraft = useEffectEvent(() => {
    const base = editBase.base()
    const isOutdated = saved && base && base.version < saved.version && !isReviewNeeded
    if (saved && draft.restored && (isOutdated || !canChange)) versions.mergeRestored(saved)
  })
  useEffect(() => mergeRestoredDraft(), [])

  // The record was locked while this screen was open. A reopened screen restores the draft instead.
  const mergeHeld = useEffectEvent(() => {
    if (saved && saving.hasQueued) versions.mergeHeld(saved)
  })
  useEffect(() => {
    if (isReviewNeeded && !canChange) mergeHeld()
  }, [isReviewNeeded, canChange])
}
