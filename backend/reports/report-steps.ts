import type { Role, Schemas } from '../call'
import { stepTable, type Checks, type Step } from '../documents/step-table'
import type { Need as AnyNeed } from '../problems/problem'
import { APPROVERS, INSPECTORS, mayStep } from './scope'

type ReportStatus = Schemas['ReportStatus']

/** What a report's steps are judged by: whose it is, and all that it lacks before it is complete. */
export type ReportSubject<Need> = {
  status: ReportStatus
  inspectorId: string
  lacking: readonly Need[]
}

/** The steps of a kind of report. @param codes everything that one may lack */
export function reportSteps<Need extends AnyNeed>(codes: readonly Need['code'][]) {
  const ofCode = (code: Need['code']) =>
    [
      code,
      ({ lacking }: ReportSubject<Need>) => lacking.filter((need) => need.code === code),
    ] as const
  return stepTable<ReportStatus, Need, ReportSubject<Need>>({
    steps: [
      step('draft', 'submitted', INSPECTORS, { needs: codes, forward: true }),
      step('submitted', 'approved', APPROVERS, { forward: true }),
      step('submitted', 'returned', APPROVERS, { reason: true }),
      step('returned', 'draft', INSPECTORS, { forward: true }),
      step('draft', 'canceled', INSPECTORS, { reason: true }),
      step('returned', 'canceled', INSPECTORS, { reason: true }),
    ],
    checks: Object.fromEntries(codes.map(ofCode)) as Checks<Need, ReportSubject<Need>>,
    mayTake: (actor, { inspectorId }, to) => mayStep(actor, inspectorId, to),
    // A report without its readings is none.
    overridable: [],
  })
}

const step = <Code>(
  from: ReportStatus,
  to: ReportStatus,
  who: readonly Role[],
  {
    needs = [],
    forward = false,
    reason = false,
  }: Partial<Pick<Step<ReportStatus, Code>, 'needs' | 'forward' | 'reason'>>,
): Step<ReportStatus, Code> => ({ from, to, who, needs, forward, reason })
