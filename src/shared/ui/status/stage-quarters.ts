import type { Quarters } from './status'

/**
 * Returns the fill of a status mark: empty in the first stage, full in the last one only. A status
 * outside the stages, such as canceled, has none.
 */
export function getStageQuarters<Stage extends string>(
  stages: readonly Stage[],
  stage: Stage | null,
): Quarters | undefined {
  if (stage === null) return undefined
  const at = stages.indexOf(stage)
  const last = stages.length - 1
  if (at === last) return 4
  return Math.min(3, Math.ceil((4 * at) / last)) as Quarters
}
