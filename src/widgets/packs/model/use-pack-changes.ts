import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { notifyAfterPause } from '@/shared/lib/notify-after-pause'
import type { PackEditor } from './pack-editor'
import { hasEdits, type PackEdits } from './pack-edits'

const usePausedSubscription = (editor: PackEditor) =>
  useCallback((listener: () => void) => notifyAfterPause(editor.subscribe, listener), [editor])

/** Returns the unsaved changes as of the last pause in typing. */
export const usePausedEdits = (editor: PackEditor): PackEdits =>
  useSyncExternalStore(usePausedSubscription(editor), editor.edits)

/**
 * Returns the number of accepted packs that must be inspected again after the unsaved changes, as
 * of the last pause in typing.
 */
export const useVoidAcceptances = (editor: PackEditor): number =>
  useSyncExternalStore(usePausedSubscription(editor), editor.countVoidAcceptances)

/** True if packs have unsaved changes. */
export function useHasPackEdits(editor: PackEditor): boolean {
  const isShown = useRef(false)
  const subscribe = useCallback(
    (listener: () => void) => {
      // The first change counts at once; later keys do not compare all packs.
      const unsubscribe = editor.subscribe(() => {
        if (!isShown.current) listener()
      })
      const stop = notifyAfterPause(editor.subscribe, listener)
      return () => {
        unsubscribe()
        stop()
      }
    },
    [editor],
  )
  const isEdited = useSyncExternalStore(subscribe, () => hasEdits(editor.edits()))
  useLayoutEffect(() => {
    isShown.current = isEdited
  })
  return isEdited
}
