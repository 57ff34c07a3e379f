/** Height in pixels of a line of text in charts. */
const TEXT_LINE_HEIGHT = 15

/**
 * Moves labels at the ends of lines apart where they would overlap. Labels at the same height keep
 * their order, the first on top.
 * @param ceiling highest middle of a label, in pixels from the top
 * @param floor lowest middle of a label
 */
export function spreadLabels<Label extends { readonly at: number }>(
  labels: readonly Label[],
  ceiling: number,
  floor: number,
): readonly Label[] {
  const fromTop = labels.toSorted((a, b) => a.at - b.at)
  let lowest = floor
  const raised = fromTop.toReversed().map((label) => {
    const at = Math.min(label.at, lowest)
    lowest = at - TEXT_LINE_HEIGHT
    return { ...label, at }
  })
  let highest = ceiling
  return raised.toReversed().map((label) => {
    const at = Math.max(label.at, highest)
    highest = at + TEXT_LINE_HEIGHT
    return { ...label, at }
  })
}
