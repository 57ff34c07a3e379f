import type { Handlers } from '../call'
import { addComment } from '../comments/add-comment'
import { listComments } from '../comments/list-comments'
import { tellSaleManager } from './deal-notices'
import { findDealRow } from './deal-record'

/** Comments are open in every status, so that a deal can be talked over after it is done. */
export const dealCommentHandlers = {
  async listDealComments({ db, person, path }) {
    await findDealRow(db, person, path.id)
    return listComments(db, path.id)
  },

  async createDealComment(call) {
    const { db, person, path, body } = call
    const deal = await findDealRow(db, person, path.id)
    const comment = await addComment(call, { kind: 'deal', id: path.id }, body.text)
    await tellSaleManager(call, deal, 'deal_commented')
    return comment
  },
} satisfies Partial<Handlers>
