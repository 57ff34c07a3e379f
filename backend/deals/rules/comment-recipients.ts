import type { Actor } from '../../people/actor'
import { canSeeDeal } from './permissions'

type CommentedDeal = {
  saleManagerId: string
  /** At the time of the comment. */
  wasConfirmed: boolean
}

/**
 * People whom a comment concerns: the deal's sale manager, the purchase managers once the deal is confirmed, and everyone who has commented
 * on it, if they may see it. The writer is among them, to be left out by the caller.
 * @param buyers ids of the purchase managers
 * @returns ids, some more than once
 */
export function getDealCommentRecipients(
  deal: CommentedDeal,
  buyers: readonly string[],
  speakers: readonly Actor[],
): string[] {
  const present = speakers.filter((person) => canSeeDeal(person, deal)).map(({ id }) => id)
  return [deal.saleManagerId, ...(deal.wasConfirmed ? buyers : []), ...present]
}
