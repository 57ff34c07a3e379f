import type { Actor } from '../../people/actor'
import { canSeeDeal } from './permissions'

type CommentedDeal = {
  saleManagerId: string
  /** At the time of the comment. */
  wasConfirmed: boolean
}

/**
 * Returns the sale manager, the purchase managers of a confirmed deal, and earlier commenters who
 * may see the deal. The caller removes the author.
 */
export function getDealCommentRecipients(
  deal: CommentedDeal,
  buyers: readonly string[],
  commenters: readonly Actor[],
): string[] {
  const visible = commenters.filter((person) => canSeeDeal(person, deal)).map(({ id }) => id)
  return [deal.saleManagerId, ...(deal.wasConfirmed ? buyers : []), ...visible]
}
