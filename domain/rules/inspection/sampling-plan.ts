/** Sample size, and maximum number of failed pieces. */
export interface SamplingPlan {
  readonly sample_pcs: number
  readonly accept: number
}

/**
 * ISO 2859-1: single sampling, normal inspection, AQL 4.0 (table 2-A), by the largest lot of each
 * plan at general inspection level II (table 1). Arrows of table 2-A are resolved: code letters A
 * and C lead to B, D to E, and N, P and Q to M.
 */
const PLANS: readonly (SamplingPlan & { readonly upTo: number })[] = [
  { upTo: 25, sample_pcs: 3, accept: 0 },
  { upTo: 90, sample_pcs: 13, accept: 1 },
  { upTo: 150, sample_pcs: 20, accept: 2 },
  { upTo: 280, sample_pcs: 32, accept: 3 },
  { upTo: 500, sample_pcs: 50, accept: 5 },
  { upTo: 1200, sample_pcs: 80, accept: 7 },
  { upTo: 3200, sample_pcs: 125, accept: 10 },
  { upTo: 10_000, sample_pcs: 200, accept: 14 },
]
const LARGEST_PLAN: SamplingPlan = { sample_pcs: 315, accept: 21 }

/** Returns the plan for a lot. A lot no larger than its sample is inspected completely. */
export function getSamplingPlan(lotPcs: number): SamplingPlan {
  const { sample_pcs, accept } = PLANS.find(({ upTo }) => lotPcs <= upTo) ?? LARGEST_PLAN
  return { sample_pcs: Math.min(sample_pcs, lotPcs), accept }
}
