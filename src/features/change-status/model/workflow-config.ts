import type { QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import type {
  RecordFormConfig,
  SavedRecord,
  Payload,
} from '@/features/edit-record/@x/change-status'
import type { Schemas } from '@/shared/api'
import type { Format } from '@/shared/i18n'

/** A precondition that a transition still misses, for any kind of document. */
export interface Need {
  readonly code: string
  /** Path of the field that settles it; absent if no field does. */
  readonly pointer?: string
  readonly can_override?: boolean
  readonly params?: Readonly<Record<string, unknown>>
}

export type Transition = Schemas['Transition'] & {
  readonly to: string
  readonly missing: readonly Need[]
  readonly ahead?: readonly Need[]
}

/** A document with transitions, saved or as typed. */
export interface HasTransitions {
  readonly transitions: readonly Transition[]
}

export type WorkflowRecord = SavedRecord & HasTransitions & { readonly status: string }

/** Texts of the reason dialog. */
interface Confirmation {
  readonly title: string
  /** Consequence of the transition. */
  readonly text: string
  /** Label of the confirm button, a verb. */
  readonly confirm: string
}

/**
 * Workflow of a kind of document. A transition is named after its target status (`to_confirmed`),
 * an override by a name of the kind, such as `over_limit`. Each name has its texts.
 */
export interface WorkflowConfig<
  Saved extends WorkflowRecord = WorkflowRecord,
  Write extends object = Payload,
  Preview extends HasTransitions = HasTransitions,
> {
  readonly formConfig: RecordFormConfig<WorkflowRecord>
  /** Statuses that users move the document to, in workflow order. The server sets the others. */
  readonly forwardStatuses: readonly Saved['status'][]
  /** Transition that a queued document runs automatically once it is sent completely. */
  readonly queuedStatus?: Saved['status']
  /** Statuses of backward and cancelling transitions. */
  readonly backStatuses: readonly Saved['status'][]
  /** Returns the name of what an authorized user may override in a transition. */
  getOverrideName(transition: Saved['transitions'][number]): string
  /** Button label: "Confirm deal". */
  formatAction(name: string): string
  /** Name of the transition in a sentence, if the button's label does not fit. */
  formatTransition?(name: string): string | undefined
  /** Heading of the list of needs: "Before it can be confirmed". */
  formatNeedsTitle(status: Saved['status']): string
  getConfirmation(name: string): Confirmation
  /**
   * True if the transition settles this need itself. A backward transition is offered with a
   * warning; a forward one needs a confirmation.
   */
  isSettledByTransition?(need: Saved['transitions'][number]['missing'][number]): boolean
  /** Statuses that no transition leads back from: a transition to one needs a confirmation. */
  readonly finalStatuses?: readonly Saved['status'][]
  /** True if the confirmation of a forward transition asks for the value that this need misses. */
  isAskedByConfirmation?(need: Saved['transitions'][number]['missing'][number]): boolean
  /** False if overrides of this kind can't be requested; true by default. */
  readonly hasOverrideRequests?: boolean
  /** The need as a task. */
  formatNeed(need: Saved['transitions'][number]['missing'][number], format: Format): string
  /** Sentence after the needs on how the user overrides several of them. */
  formatOverrideNote?(transition: Saved['transitions'][number]): string | undefined
  /** Codes of needs about a wrong value, not an empty field. */
  readonly mistakeCodes?: readonly Saved['transitions'][number]['missing'][number]['code'][]
  /** Name of a missing detail in a sentence, if the field's label does not fit. */
  formatMissing?(code: Saved['transitions'][number]['missing'][number]['code']): string | undefined
  /** Text for a missing field that blocks saving, if it says more than the field's error. */
  formatMistake?(field: string): string | undefined
  /** Returns the preview query of the typed document; `edited` null requests nothing. */
  preview(
    saved: Saved | null,
    edited: Write | null,
  ): {
    readonly queryKey: readonly unknown[]
    readonly queryFn?: QueryFunction<Preview, never> | symbol
  }
  /** `key` is the idempotency key. */
  transition(
    saved: Pick<SavedRecord, 'id' | 'version'>,
    request: {
      readonly to: Saved['status']
      readonly override: boolean
      readonly reason?: string
      /** Needs that the user agreed to settle by the transition. */
      readonly settled?: readonly Saved['transitions'][number]['missing'][number][]
      /** Values of a dialog of the kind, such as an answer to record. */
      readonly values?: object
    },
    key: string,
  ): Promise<Saved>
}

type SettledBy = Pick<WorkflowConfig, 'isSettledByTransition'>

/** Returns the needs that the transition settles itself. */
export const getSettledNeeds = ({ missing }: Transition, config: SettledBy): readonly Need[] =>
  missing.filter((need) => config.isSettledByTransition?.(need) === true)

/** Returns the needs that the user has to meet before the transition. */
export const getUnsettledNeeds = ({ missing }: Transition, config: SettledBy): readonly Need[] =>
  missing.filter((need) => config.isSettledByTransition?.(need) !== true)

/** A backward transition to a status that is also a forward transition's has a name of its own. */
export const getTransitionName = (
  { to, forward }: Transition,
  { forwardStatuses }: Pick<WorkflowConfig, 'forwardStatuses'>,
): string => (!forward && forwardStatuses.includes(to) ? `back_to_${to}` : `to_${to}`)

export const workflowPreviewQueryOptions = <Preview extends HasTransitions>(
  config: WorkflowConfig<WorkflowRecord, Payload, Preview>,
  saved: WorkflowRecord | null,
  edited: Payload | null,
): UseQueryOptions<Preview> => config.preview(saved, edited) as UseQueryOptions<Preview>
