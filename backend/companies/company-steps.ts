import type { Schemas } from '../call'

type Status = Schemas['CompanyStatus']

/** Where a company may go from where it is. Whoever sees it as one who serves it may do so. */
export const companySteps: Readonly<Record<Status, readonly Schemas['CompanyStep'][]>> = {
  pending: [
    { to: 'verified', reason_required: false },
    { to: 'blocked', reason_required: true },
  ],
  verified: [{ to: 'blocked', reason_required: true }],
  blocked: [{ to: 'verified', reason_required: false }],
}
