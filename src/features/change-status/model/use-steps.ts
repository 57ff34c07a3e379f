import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useRecord, type Payload } from '@/features/edit-record/@x/change-status'
import type { Mistake } from '@/shared/forms'
import {
  workflowPreviewQueryOptions,
  type HasTransitions,
  type WorkflowRecord,
  type WorkflowConfig,
  type Transition,
} from './workflow-config'

/** What a document could do next as it is typed. */
export interface Steps<Preview extends HasTransitions = HasTransitions> {
  readonly config: WorkflowConfig
  /** The one usual step; it may still lack something. */
  readonly next: Transition | undefined
  /** Steps back and cancellations that can be taken now: nothing is missing but what the step settles by itself. */
  readonly back: readonly Transition[]
  /** What stands against saving it at all. */
  readonly mistakes: readonly Mistake[]
  /** What the backend says of what is typed: undefined until it does, null where what is saved stands. */
  readonly preview: Preview | null | undefined
  /** Id of the list of what the next step waits for, which describes its button. */
  readonly needsId: string
}

const debounceMs = 350

/** The steps that the backend would allow: of the saved document, or, once something was typed, of what is typed. */
export function useSteps<Preview extends HasTransitions>(
  of: WorkflowConfig<WorkflowRecord, Payload, Preview>,
): Steps<Preview> {
  const { saved, snapshots, canChange } = useRecord(of.form)
  const { isDirty, mistakes, payload } = useSyncExternalStore(
    snapshots.subscribe,
    snapshots.current,
  )
  const isOpen = canChange && (isDirty || saved === null)
  const wanted = isOpen && mistakes.length === 0 ? payload : null
  const answer = useQuery(workflowPreviewQueryOptions(of, saved, useDebouncedValue(wanted)))
  const preview = wanted ? answer.data : undefined
  const { transitions = [] } = preview ?? saved ?? {}
  return {
    config: of,
    next: transitions.find(({ forward, to }) => forward && of.forwardStatuses.includes(to)),
    // A new document has no step back: taking one would first save it.
    back: saved
      ? transitions.filter(
          ({ forward, to, missing }) =>
            !forward &&
            missing.every((need) => of.isSettledByTransition?.(need)) &&
            of.backStatuses.includes(to),
        )
      : [],
    mistakes: isOpen ? mistakes : [],
    preview: isOpen ? preview : null,
    needsId: useId(),
  }
}

function useDebouncedValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
