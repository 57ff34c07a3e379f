import type { OperationId } from '@contract/operations'
import { expectProblem } from '../answers'
import { UNKNOWN_ID, notFound, type Cases } from '../case'
import { FOREIGN_COMPANY, createOrder } from '../fixtures/saved-orders'
import { PNG, createFileForm } from '../fixtures/samples'
import type { Visitor } from '../host'

/** Operations on an order's comments, files and history, called with a known id. */
const recordExtrasCalls = {
  listComments: (visitor: Visitor, at: string) => visitor.get(`${at}comments/`),
  createComment: (visitor: Visitor, at: string) =>
    visitor.post(`${at}comments/`, { text: 'Whose is this?' }),
  listActivity: (visitor: Visitor, at: string) => visitor.get(`${at}activity/`),
  listAttachments: (visitor: Visitor, at: string) => visitor.get(`${at}attachments/`),
  uploadAttachment: (visitor: Visitor, at: string) =>
    visitor.post(`${at}attachments/`, createFileForm(PNG, 'invoice.png')),
  downloadAttachment: (visitor: Visitor, at: string) =>
    visitor.get(`${at}attachments/${UNKNOWN_ID}/`),
  removeAttachment: (visitor: Visitor, at: string) =>
    visitor.delete(`${at}attachments/${UNKNOWN_ID}/`),
} satisfies Partial<Record<OperationId, (visitor: Visitor, at: string) => Promise<Response>>>

/** Comments, files and history of another company's order are invisible in every operation. */
export const orderScopeCases: Cases = Object.fromEntries(
  Object.entries(recordExtrasCalls).map(([id, ask]) => [
    id,
    [
      notFound('returns 404 for an order of an invisible company', async (people) => {
        const foreign = await createOrder(people, 'admin', {}, FOREIGN_COMPANY)
        for (const role of ['client', 'manager', 'country_manager'] as const) {
          await expectProblem(
            await ask(await people.as(role), `/records/order/${foreign.id}/`),
            'not_found',
            404,
          )
        }
      }),
    ],
  ]),
)
