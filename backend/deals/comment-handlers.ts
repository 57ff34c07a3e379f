import type { Handlers } from '../call'
import { addComment } from '../comments/add-comment'
import { listComments } from '../comments/list-comments'
import { tellCommented } from './deal-notices'
import { findDealRow } from './deal-record'

/** Comments are open in every status, so that a deal can be talked over after it is done. */
export const dealCommentHandlers = {
  async listDealComments({ db, person, path, query }) {
    await findDealRow(db, person, path.id)
    return listComments(db, path.id, query)
  },

  async createDealComment(call) {
    const { db, person, path, body } = call
    const deal = await findDealRow(db, person, path.id)
    const comment = await addComment(call, { kind: 'deal', id: path.id }, body.text)
    await tellCommented(call, deal)
    return comment
  },
} satisfies Partial<Handlers>
