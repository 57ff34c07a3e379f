import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Editor } from './editor'
import type { RecordSaving } from './saving-state'

/** The question to a user who leaves with unsaved changes, and its answers. */
export interface LeaveQuestion {
  stay(): void
  leave(): void
  saveAndLeave(): void
}

/**
 * Asks before the user leaves a screen with unsaved changes.
 * @returns the question, null while it is not asked; and `isLeaving`, which is true while "Save and
 *   leave" saves
 */
export function useLeaveGuard(
  editor: Editor,
  saving: RecordSaving,
  isDirtyNow: () => boolean,
): { readonly question: LeaveQuestion | null; readonly isLeaving: () => boolean } {
  const isLeaving = useRef(false)
  /** True after "Save and leave" failed to save. */
  const hasFailedToLeave = useRef(false)
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: isDirtyNow,
    shouldBlockFn: ({ current, next }) =>
      toScreenName(current) !== toScreenName(next) && next.pathname !== '/login' && isDirtyNow(),
  })

  // Wait until the dialog has closed: it traps the focus.
  const isAfterMistake = saving.conflict === null && saving.failure === null
  useEffect(() => {
    if (blocker.status === 'blocked' || !hasFailedToLeave.current) return
    hasFailedToLeave.current = false
    if (isAfterMistake) editor.goToMistake()
  }, [blocker.status, isAfterMistake, editor])

  return {
    isLeaving: () => isLeaving.current,
    question:
      blocker.status === 'blocked'
        ? {
            stay: blocker.reset,
            leave: blocker.proceed,
            saveAndLeave() {
              isLeaving.current = true
              void saving.save().then((done) => {
                isLeaving.current = false
                const isSafe = done !== null || saving.isQueued()
                hasFailedToLeave.current = !isSafe
                if (isSafe) blocker.proceed()
                else blocker.reset()
              })
            },
          }
        : null,
  }
}

/** A revision of a record has the record's path. A paper is shown over the record's own screen. */
function toScreenName({ pathname, search }: { pathname: string; search: object }): string {
  const isRevision = 'revision' in search && !('view' in search)
  return isRevision ? `${pathname} ${String(search.revision)}` : pathname
}
