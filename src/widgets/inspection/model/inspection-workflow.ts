import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import type { ReportKind } from './use-report'

const FORWARD_STATUSES = ['draft', 'submitted', 'approved'] as const
const BACK_STATUSES = ['returned', 'canceled'] as const
type ForwardStatus = (typeof FORWARD_STATUSES)[number]
type BackStatus = (typeof BACK_STATUSES)[number]

/** Workflow shared by all reports. */
export const inspectionWorkflow = {
  forwardStatuses: FORWARD_STATUSES,
  backStatuses: BACK_STATUSES,
  queuedStatus: 'submitted' as const,
  // Missing preconditions of a report can't be overridden.
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

/** A transition of a report, with the preconditions of its kind. */
type Transition<Need> = Schemas['Transition'] & {
  readonly to: Schemas['ReportStatus']
  readonly missing: Need[]
}

interface SavedReport<Need> {
  readonly id: string
  readonly version: number
  readonly transitions: readonly Transition<Need>[]
}

/**
 * Returns the preview of an unsaved report's transitions. It is computed here with the backend's
 * own code, because a yard may be offline.
 * @param findMissing missing preconditions by the rules of the kind
 */
export const reportPreviewQueryOptions = <Write, Need extends { readonly code: string }>(
  kind: ReportKind,
  saved: SavedReport<Need> | null,
  values: Write | null,
  findMissing: (values: Write, client: QueryClient) => Need[],
) =>
  queryOptions({
    queryKey: [
      kind,
      'preview',
      saved?.id ?? null,
      saved?.version ?? null,
      JSON.stringify(values),
    ] as const,
    queryFn: ({ client }): { transitions: Transition<Need>[] } => {
      if (!values) throw new Error('There is nothing to preview yet')
      // The outbox uploads photos before the report is submitted.
      const submit: Transition<Need> = {
        to: 'submitted',
        forward: true,
        missing: findMissing(values, client).filter(({ code }) => code !== 'photo_sent'),
        reason_required: false,
        can_override: false,
      }
      return {
        transitions: [submit, ...(saved?.transitions.filter(({ to }) => to !== 'submitted') ?? [])],
      }
    },
    enabled: values !== null,
    networkMode: 'always',
    placeholderData: (previous) => previous,
    gcTime: 0,
  })
