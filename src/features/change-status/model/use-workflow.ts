import { useQuery } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { locateWarnings, type LocatedWarning } from '@/entities/document'
import { useRecord, useRecordEditing, type Payload } from '@/features/edit-record/@x/change-status'
import { ApiProblem, type FieldError } from '@/shared/api'
import type { Mistake } from '@/shared/forms'
import {
  getUnsettledNeeds,
  workflowPreviewQueryOptions,
  type HasTransitions,
  type WorkflowRecord,
  type WorkflowConfig,
  type Transition,
} from './workflow-config'

/** Available transitions of the typed document. */
export interface Workflow<Preview extends HasTransitions = HasTransitions> {
  readonly config: WorkflowConfig
  /** The main forward transition; it may still have needs. */
  readonly next: Transition | undefined
  /**
   * True if the user can take the next transition now: its confirmation asks for all that is
   * missing.
   */
  readonly canTakeNext: boolean
  /**
   * True if the saved document meets the needs of its next transition that the transition does not
   * settle itself. Ignores unsaved edits.
   */
  readonly isSavedReady: boolean
  /** Backward and cancelling transitions whose only needs are settled by the transition itself. */
  readonly back: readonly Transition[]
  /** Needs that block saving. */
  readonly mistakes: readonly Mistake[]
  /** Preview of the typed document: undefined while loading, null if nothing is unsaved. */
  readonly preview: Preview | null | undefined
  /** Fields that the server refuses to preview. */
  readonly refused: readonly FieldError[]
  /** Id of the list of needs that describes the button of the next transition. */
  readonly needsId: string
}

/** Milliseconds between the last edit and its preview. */
export const PREVIEW_DEBOUNCE_MS = 350

/**
 * Returns the transitions that the server would allow, for the typed document if it has unsaved
 * edits.
 */
export function useWorkflow<Preview extends HasTransitions>(
  config: WorkflowConfig<WorkflowRecord, Payload, Preview>,
): Workflow<Preview> {
  const { saved, snapshots, canChange } = useRecord(config.formConfig)
  const { savedId, isPending } = useRecordEditing()
  const { isDirty, mistakes, payload } = useSyncExternalStore(
    snapshots.subscribe,
    snapshots.current,
  )
  const isEdited = canChange && (isDirty || saved === null)
  const payloadToPreview = isEdited && mistakes.length === 0 ? payload : null
  const debouncedPayload = useDebouncedValue(payloadToPreview)
  const previewedPayload = payloadToPreview && debouncedPayload
  const isFirstSave = saved === null && isPending
  const previewQuery = useQuery({
    ...workflowPreviewQueryOptions(config, saved, previewedPayload),
    // The backend refuses the lines of a new document as duplicates once they are saved. The
    // preview resumes once the form has the id of the saved document. A function, because a save
    // refetches at once.
    enabled: () => previewedPayload !== null && !isFirstSave && savedId() === (saved?.id ?? null),
  })
  const preview = payloadToPreview ? previewQuery.data : undefined
  const findNext = (transitions: readonly Transition[] | undefined) =>
    transitions?.find(({ forward, to }) => forward && config.forwardStatuses.includes(to))
  const { transitions = [] } = preview ?? saved ?? {}
  const next = findNext(transitions)
  const savedNext = findNext(saved?.transitions)
  const blockingMistakes = isEdited ? mistakes : []
  const isAsked = (need: Transition['missing'][number]) =>
    config.isAskedByConfirmation?.(need) === true
  return {
    config,
    next,
    canTakeNext:
      next !== undefined &&
      getUnsettledNeeds(next, config).every(isAsked) &&
      blockingMistakes.length === 0,
    isSavedReady: savedNext !== undefined && getUnsettledNeeds(savedNext, config).length === 0,
    // A new document has no backward transition, because it would have to be saved first.
    back: saved
      ? transitions.filter(
          (transition) =>
            !transition.forward &&
            getUnsettledNeeds(transition, config).length === 0 &&
            config.backStatuses.includes(transition.to),
        )
      : [],
    mistakes: blockingMistakes,
    preview: isEdited ? preview : null,
    refused: (payloadToPreview && getFieldErrors(previewQuery.error)) ?? [],
    needsId: useId(),
  }
}

const getFieldErrors = (error: Error | null) =>
  error instanceof ApiProblem ? error.problem.errors : undefined

function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PREVIEW_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

interface WarnedRecord<Warning> {
  readonly warnings?: readonly Warning[] | undefined
  readonly lines: readonly { readonly id: string }[]
}

const NO_WARNINGS: readonly never[] = []

/**
 * Returns warnings about likely mistakes in the typed or last saved document. The object is stable
 * while the warnings are equal, because every line's cells depend on it.
 * @param preview undefined while loading or invalid, null if nothing is unsaved
 */
export function useWarnings<Warning extends { readonly pointer: string }>(
  saved: WarnedRecord<Warning> | null,
  preview: { readonly warnings: readonly LocatedWarning<Warning>[] } | null | undefined,
): readonly LocatedWarning<Warning>[] {
  const known =
    preview === null && saved
      ? locateWarnings(saved.warnings ?? NO_WARNINGS, saved.lines)
      : preview?.warnings
  const [stable, setStable] = useState(known ?? NO_WARNINGS)
  // While a value is refused or the preview is loading, the last known warnings stay.
  if (known === undefined || dequal(stable, known)) return stable
  setStable(known)
  return known
}
