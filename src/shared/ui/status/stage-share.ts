/**
 * Returns the share of a status mark that is filled: 0 at the first stage, 1 at the last. A status
 * outside the stages, such as canceled, has none.
 */
export function getStageShare<Stage extends string>(
  stages: readonly Stage[],
  stage: Stage | null,
): number | undefined {
  const at = stage === null ? -1 : stages.indexOf(stage)
  return at < 0 ? undefined : at / (stages.length - 1)
}
