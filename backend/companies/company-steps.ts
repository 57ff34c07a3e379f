import type { Schemas } from '../call'

type Status = Schemas['CompanyStatus']

/** Allowed transitions by status, for all staff who serve the company. */
export const companySteps: Readonly<Record<Status, readonly Schemas['CompanyStep'][]>> = {
  pending: [
    { to: 'verified', reason_required: false },
    { to: 'blocked', reason_required: true },
  ],
  verified: [{ to: 'blocked', reason_required: true }],
  blocked: [{ to: 'verified', reason_required: false }],
}
