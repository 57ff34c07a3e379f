/** Status of a component or pattern, a tag of its stories, with its meaning. */
export const partStatuses = {
  stable: 'Use it. Changes are in the changelog.',
  new: 'Use it. Its look and props may still change.',
  replace: 'Do not use it in new screens. The changelog names its successor.',
} as const
export type PartStatus = keyof typeof partStatuses

/** Returns the status among the tags of stories. Screens have none. */
export const findPartStatus = (tags: readonly string[]): PartStatus | undefined =>
  (['stable', 'new', 'replace'] as const).find((status) => tags.includes(status))
