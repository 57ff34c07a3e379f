import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import type { ReportKind } from './use-report'

const forwardStatuses = ['draft', 'submitted', 'approved'] as const
const backStatuses = ['returned', 'canceled'] as const
type ForwardStatus = (typeof forwardStatuses)[number]
type BackStatus = (typeof backStatuses)[number]

/** What the steps of every report have alike. */
export const inspectionWorkflow = {
  forwardStatuses,
  backStatuses,
  queuedStatus: 'submitted' as const,
  // Nothing that a report lacks is passed over.
  getOverrideName: () => '',
  formatAction: (name: `to_${ForwardStatus | BackStatus}`) =>
    i18n.t(`widgets/inspection:action.${name}`),
  formatNeedsTitle: (status: ForwardStatus) => i18n.t(`widgets/inspection:needs.title.${status}`),
  getConfirmation: (name: `to_${BackStatus}`) => ({
    title: i18n.t(`widgets/inspection:reason.${name}.title`),
    text: i18n.t(`widgets/inspection:reason.${name}.text`),
    confirm: i18n.t(`widgets/inspection:reason.${name}.confirm`),
  }),
}

/** A step of a report as the contract has it, with what this kind may lack. */
type Transition<Need> = Schemas['Step'] & {
  readonly to: Schemas['ReportStatus']
  readonly missing: Need[]
}

interface SavedReport<Need> {
  readonly id: string
  readonly version: number
  readonly transitions: readonly Transition<Need>[]
}

/**
 * What a report that is typed still lacks. It is worked out here, by the code that the backend judges it with: in a yard there may be nobody to ask.
 * @param lacking by the rules of its kind
 */
export const reportPreviewQueryOptions = <Write, Need extends { readonly code: string }>(
  kind: ReportKind,
  saved: SavedReport<Need> | null,
  typed: Write | null,
  lacking: (typed: Write, client: QueryClient) => Need[],
) =>
  queryOptions({
    queryKey: [
      kind,
      'preview',
      saved?.id ?? null,
      saved?.version ?? null,
      JSON.stringify(typed),
    ] as const,
    queryFn: ({ client }): { transitions: Transition<Need>[] } => {
      if (!typed) throw new Error('There is nothing to look at yet')
      // Photos go by themselves before it is submitted.
      const submit: Transition<Need> = {
        to: 'submitted',
        forward: true,
        missing: lacking(typed, client).filter(({ code }) => code !== 'photo_sent'),
        reason_required: false,
        can_override: false,
      }
      return {
        transitions: [submit, ...(saved?.transitions.filter(({ to }) => to !== 'submitted') ?? [])],
      }
    },
    enabled: typed !== null,
    networkMode: 'always',
    placeholderData: (before) => before,
    gcTime: 0,
  })
