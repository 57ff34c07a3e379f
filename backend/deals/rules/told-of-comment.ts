import type { Actor } from './actor'
import { seesDeal } from './scope'

type CommentedDeal = {
  saleManagerId: string
  /** At the time of the comment. */
  wasConfirmed: boolean
}

/**
 * Whom a comment concerns: the deal's sale manager, the purchase managers once it is confirmed and theirs to buy for, and everyone who has
 * a word in it already, as long as they see it. Whoever wrote it is among them; one is never told what one did.
 * @param buyers ids of the purchase managers
 * @returns ids, some more than once
 */
export function toldOfComment(deal: CommentedDeal, buyers: readonly string[], speakers: readonly Actor[]): string[] {
  const present = speakers.filter((person) => seesDeal(person, deal)).map(({ id }) => id)
  return [deal.saleManagerId, ...(deal.wasConfirmed ? buyers : []), ...present]
}
