import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Editor } from '../editor/editor'
import type { RecordSaving } from '../saving/saving-state'

/** The question to a user who leaves with unsaved changes, and its answers. */
export interface LeaveQuestion {
  stay(): void
  leave(): void
  saveAndLeave(): void
}

interface LeaveGuardOptions {
  readonly isDirtyNow: () => boolean
  /** Called with true before "Save and leave" saves, and with false afterwards. */
  readonly setLeaving: (isLeaving: boolean) => void
}

/**
 * Asks before the user leaves a screen with unsaved changes.
 * @returns the question; null while it is not asked
 */
export function useLeaveGuard(
  editor: Editor,
  saving: RecordSaving,
  { isDirtyNow, setLeaving }: LeaveGuardOptions,
): LeaveQuestion | null {
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

  async function saveAndLeave() {
    setLeaving(true)
    const saved = await saving.save()
    setLeaving(false)
    const isSafe = saved !== null || saving.isQueued()
    hasFailedToLeave.current = !isSafe
    if (isSafe) blocker.proceed?.()
    else blocker.reset?.()
  }

  if (blocker.status !== 'blocked') return null
  return {
    stay: blocker.reset,
    leave: blocker.proceed,
    saveAndLeave: () => void saveAndLeave(),
  }
}

/** A revision of a record has the record's path. A paper is shown over the record's own screen. */
function toScreenName({ pathname, search }: { pathname: string; search: object }): string {
  const isRevision = 'revision' in search && !('view' in search)
  return isRevision ? `${pathname} ${String(search.revision)}` : pathname
}
