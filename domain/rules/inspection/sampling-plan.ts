/** How many pieces are looked at, and how many of them may fail. */
export interface SamplingPlan {
  readonly sample_pcs: number
  readonly accept: number
}

/**
 * The plans of ISO 2859-1 for single sampling under normal inspection at an acceptance quality limit of 4.0 (its table 2-A), by the largest lot that
 * general inspection level II (its table 1) gives that plan. Where table 2-A has an arrow in place of a plan, the plan that it leads to stands here:
 * code letters A and C lead to B, D to E, and N, P and Q to M.
 */
const plans: readonly (SamplingPlan & { readonly upTo: number })[] = [
  { upTo: 25, sample_pcs: 3, accept: 0 },
  { upTo: 90, sample_pcs: 13, accept: 1 },
  { upTo: 150, sample_pcs: 20, accept: 2 },
  { upTo: 280, sample_pcs: 32, accept: 3 },
  { upTo: 500, sample_pcs: 50, accept: 5 },
  { upTo: 1200, sample_pcs: 80, accept: 7 },
  { upTo: 3200, sample_pcs: 125, accept: 10 },
  { upTo: 10_000, sample_pcs: 200, accept: 14 },
  { upTo: Number.POSITIVE_INFINITY, sample_pcs: 315, accept: 21 },
]

/** The plan for a lot of so many pieces. Of a lot that is no larger than its sample all pieces are looked at. */
export function samplingPlan(lotPcs: number): SamplingPlan {
  const { sample_pcs, accept } = plans.find(({ upTo }) => lotPcs <= upTo) ?? {
    sample_pcs: lotPcs,
    accept: 0,
  }
  return { sample_pcs: Math.min(sample_pcs, lotPcs), accept }
}
