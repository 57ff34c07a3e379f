import { dequal } from 'dequal/lite'
import type { FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import type { RevisionSummary } from './revisions-config'

/** Parts of a revision's workflow that all kinds of documents share. */
export const revisionWorkflow = {
  forwardStatuses: ['sent', 'agreed'],
  backStatuses: ['withdrawn'],
  hasOverrideRequests: false,
  formatNeedsTitle: (transition: string) =>
    i18n.t(`widgets/document:revision.needs.${transition === 'sent' ? 'sent' : 'agreed'}`),
}

/**
 * Label of a transition that does not name the other party; undefined for the other transitions.
 */
export function formatRevisionAction(
  name: string,
  status: RevisionSummary['status'],
): string | undefined {
  if (name === 'to_withdrawn') return i18n.t('widgets/document:revision.action.to_withdrawn')
  return name === 'to_agreed' && status === 'open'
    ? i18n.t('widgets/document:revision.action.to_applied')
    : undefined
}

/** Texts of the dialog that withdraws a revision. */
export const formatWithdrawal = () => ({
  title: i18n.t('widgets/document:revision.withdraw.title'),
  text: i18n.t('widgets/document:revision.withdraw.text'),
  confirm: i18n.t('widgets/document:revision.withdraw.confirm'),
})

/** Text of the need for a difference; undefined for the document's own needs. */
export const formatRevisionNeed = ({ code }: { readonly code: string }): string | undefined =>
  code === 'difference' ? i18n.t('widgets/document:revision.needs.difference') : undefined

const CLOSABLE_FIELDS = [
  'product_id',
  'specification',
  'unit',
  'price',
  'discount',
  'price_unit',
  'certification',
] as const

type ClosableLine = { readonly id: string } & {
  readonly [Field in (typeof CLOSABLE_FIELDS)[number]]?: unknown
}

interface ClosedLines {
  readonly lines: readonly { readonly id: string }[]
  readonly closed_fields: readonly string[]
}

/**
 * Returns an error for each edited field that the backend has closed because wood of its line is
 * loaded or made.
 */
export function findClosedLineChanges(
  lines: readonly ClosableLine[],
  validLines: readonly ClosableLine[],
  revision: ClosedLines,
): FieldError[] {
  const valid = new Map(validLines.map((line) => [line.id, line]))
  const closed = new Set(revision.closed_fields)
  return lines.flatMap((line, i) => {
    const before = valid.get(line.id)
    const savedIndex = revision.lines.findIndex(({ id }) => id === line.id)
    return CLOSABLE_FIELDS.flatMap((field): FieldError[] =>
      before && closed.has(`/lines/${savedIndex}/${field}`) && !dequal(line[field], before[field])
        ? [{ pointer: `/lines/${i}/${field}`, code: 'locked' }]
        : [],
    )
  })
}
