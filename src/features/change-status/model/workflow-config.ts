import type { QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import type {
  RecordFormConfig,
  SavedRecord,
  Payload,
} from '@/features/edit-record/@x/change-status'
import type { Schemas } from '@/shared/api'
import type { Format } from '@/shared/i18n'

/** What a step still lacks, of whatever kind of document. */
export interface Need {
  readonly code: string
  /** To what settles it; absent where no field does. */
  readonly pointer?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** A step as each kind of document has it in the contract. */
export type Transition = Schemas['Step'] & {
  readonly to: string
  readonly missing: readonly Need[]
  readonly ahead?: readonly Need[]
}

/** A document that takes steps, saved or as it is typed. */
export interface HasTransitions {
  readonly transitions: readonly Transition[]
}

export type WorkflowRecord = SavedRecord & HasTransitions & { readonly status: string }

/** What is asked before a step that needs a reason. */
interface Confirmation {
  readonly title: string
  /** What the step means, before it is taken. */
  readonly text: string
  /** The step itself, as a verb. */
  readonly confirm: string
}

/**
 * All that taking steps has to know of a kind of document. A step is named by the status that it leads to, `to_confirmed`; an override by a name of
 * the kind's own, such as `over_limit`. Each name has its texts.
 */
export interface WorkflowConfig<
  Saved extends WorkflowRecord = WorkflowRecord,
  Write extends object = Payload,
  Preview extends HasTransitions = HasTransitions,
> {
  readonly form: RecordFormConfig<WorkflowRecord>
  /** The statuses that people take it to, in the order of its way; to others it goes by itself. */
  readonly forwardStatuses: readonly Saved['status'][]
  /** The step that a document which waits on this device takes by itself, once all of it has been sent. */
  readonly queuedStatus?: Saved['status']
  /** Those that they take it back to, or end it with. */
  readonly backStatuses: readonly Saved['status'][]
  /** What a person who may override takes the step in spite of. */
  getOverrideName(step: Saved['transitions'][number]): string
  /** The button: "Confirm deal". */
  formatAction(name: string): string
  /** Over what is missing: "Before it can be confirmed". */
  formatNeedsTitle(status: Saved['status']): string
  getConfirmation(name: string): Confirmation
  /** Whether a step that takes it back settles this by itself: it is offered all the same, and the question says so. */
  isSettledByTransition?(need: Saved['transitions'][number]['missing'][number]): boolean
  /** What is missing, as something to do. */
  formatNeed(need: Saved['transitions'][number]['missing'][number], format: Format): string
  /** The same of a field without which it can't be saved, where that says more than the field's mistake. */
  formatMistake?(field: string): string | undefined
  /** Asks what the backend says of the document as it is typed; null asks nothing. */
  preview(
    saved: Saved | null,
    typed: Write | null,
  ): {
    readonly queryKey: readonly unknown[]
    readonly queryFn?: QueryFunction<Preview, never> | symbol
  }
  /** `key` is the same for one act, however often it is sent. */
  transition(
    saved: Pick<SavedRecord, 'id' | 'version'>,
    step: {
      readonly to: Saved['status']
      readonly override: boolean
      readonly reason?: string
      readonly isSettling?: boolean
    },
    key: string,
  ): Promise<Saved>
}

/** What a step is called. */
export const getTransitionName = ({ to }: Transition): string => `to_${to}`

/** Asks what the backend says of what is typed. */
export const workflowPreviewQueryOptions = <Preview extends HasTransitions>(
  of: WorkflowConfig<WorkflowRecord, Payload, Preview>,
  saved: WorkflowRecord | null,
  typed: Payload | null,
): UseQueryOptions<Preview> => of.preview(saved, typed) as UseQueryOptions<Preview>
