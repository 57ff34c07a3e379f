import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RecordFormConfig, SavedRecord } from './record-form-config'
import type { RecordSaving } from './saving-state'

interface SavedVersionsOptions {
  /** Id of the record, also of a new one. */
  readonly id: string
  /** The saved version; null for a new record. */
  readonly saved: SavedRecord | null
  readonly canChange: boolean
  /** True if the screen opened with a draft. */
  readonly hasInitialDraft: boolean
  /** True if the user must look at the queued revision before it is sent. */
  readonly isReviewNeeded: boolean
}

/**
 * Applies versions that other users or the queue have saved, and asks about those that conflict
 * with restored edits.
 */
export function useSavedVersions(
  config: RecordFormConfig,
  saving: RecordSaving,
  { id, saved, canChange, hasInitialDraft, isReviewNeeded }: SavedVersionsOptions,
): void {
  const queryClient = useQueryClient()
  const applyRemote = useEffectEvent(saving.applyRemote)
  useEffect(() => {
    if (saved) applyRemote(saved)
  }, [saved])

  const onDelivered = useEffectEvent(saving.onDelivered)
  useEffect(
    () =>
      config.queue
        ?.open(queryClient)
        .onDelivery(id, (delivered, revision) => onDelivered(delivered, revision)),
    [config, queryClient, id],
  )
  const saveForReview = useEffectEvent(() => void saving.save())
  useEffect(() => {
    // Saving shows the error or conflict that held the revision back.
    if (isReviewNeeded && canChange && navigator.onLine) saveForReview()
  }, [isReviewNeeded, canChange])

  const resolveRestoredDraft = useEffectEvent(() => {
    const base = saving.base()
    const isOutdated = saved && base && base.version < saved.version && !isReviewNeeded
    if (saved && hasInitialDraft && (isOutdated || !canChange)) saving.resolveConflict(saved)
  })
  useEffect(() => resolveRestoredDraft(), [])

  // The record was locked while this screen was open. A reopened screen restores the draft instead.
  const resolveHeld = useEffectEvent(() => {
    if (saved && saving.hasQueued) saving.resolveHeld(saved)
  })
  useEffect(() => {
    if (isReviewNeeded && !canChange) resolveHeld()
  }, [isReviewNeeded, canChange])
}
