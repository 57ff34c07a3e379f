import { type FindAddress, findDealAddress } from '@mocks/scenarios/addresses'
import { findProposedRevisionAddress, findUnansweredRevisionAddress } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import type { DealRevision } from '@/entities/deal'
import { api, ifMatch, unwrap } from '@/shared/api'

const meta = preview.meta({ title: 'Screens/Sell/Deal revision' })
const role = 'sale_manager'

type World = Parameters<FindAddress>[0]
type Transition = 'sent' | 'agreed' | 'withdrawn'

interface RevisionState {
  /** Revised share of each line's quantity; 1 changes only the reference. */
  readonly share?: number
  readonly transitions?: readonly Transition[]
  /** Changes the world before the last screen is opened. */
  readonly change?: (world: World, dealId: string) => Promise<unknown>
  /** Opens the valid deal instead of the revision. */
  readonly isDeal?: boolean
}

/** Revises a confirmed deal as its sale manager would, and returns the address of the revision. */
const createRevision =
  ({ share = 0.5, transitions = [], change, isDeal = false }: RevisionState): FindAddress =>
  async (world) => {
    const deal = await findDealAddress('confirmed')(world)
    const id = deal.slice('/deals/'.length)
    let revision = await unwrap(
      api.POST('/deals/{id}/revisions/', {
        params: { path: { id } },
        body: { reason: 'The client’s site is delayed and needs less' },
      }),
    )
    revision = await reviseLines(revision, share)
    for (const to of transitions)
      revision = await unwrap(
        api.POST('/deals/{id}/revisions/{revision}/transitions/', {
          params: toParams(revision),
          body: {
            to,
            override: false,
            ...(to === 'withdrawn' && { reason: 'The client keeps the first terms' }),
          },
        }),
      )
    await change?.(world, id)
    return isDeal ? deal : `${deal}?revision=${revision.revision}`
  }

const toParams = ({ deal_id: id, revision, version }: DealRevision) => ({
  path: { id, revision: String(revision) },
  header: ifMatch(version),
})

const reviseLines = (revision: DealRevision, share: number): Promise<DealRevision> =>
  unwrap(
    api.PUT('/deals/{id}/revisions/{revision}/', {
      params: toParams(revision),
      body: {
        customer_reference: 'PO 4712-B',
        payment_terms: revision.payment_terms,
        exchange_rate: revision.exchange_rate,
        incoterms: revision.incoterms,
        delivery_week_from: revision.delivery_week_from,
        delivery_week_to: revision.delivery_week_to,
        transport: revision.transport,
        destination: revision.destination,
        port_of_discharge: revision.port_of_discharge,
        tolerance_percent: revision.tolerance_percent,
        client_notes: revision.client_notes,
        charges: revision.charges,
        lines: revision.lines.map(
          ({
            id,
            product_id,
            specification,
            quantity,
            unit,
            price,
            price_unit,
            certification,
            remark,
            discount,
          }) => ({
            id,
            product_id,
            specification,
            quantity: share === 1 ? quantity : String(Math.ceil(Number(quantity) * share)),
            unit,
            price,
            price_unit,
            certification,
            remark,
            discount,
          }),
        ),
      },
    }),
  )

/** Leaves the client no room within the credit limit. */
const lowerCreditLimit = ({ db }: World) =>
  db.updateTable('clients').set({ credit_limit_cents: 100 }).execute()

/** Loads everything that was sold before. */
const loadDeal = ({ db }: World, id: string) =>
  db
    .updateTable('deal_lines')
    .set(({ ref }) => ({ loaded_l: ref('volume_l') }))
    .where('deal_id', '=', id)
    .execute()

export const Open = meta.story(
  screenStory({ path: createRevision({}), role, hasDarkPicture: true }),
)
export const AppliedAtOnce = meta.story(screenStory({ path: createRevision({ share: 1 }), role }))
export const Sent = meta.story(
  screenStory({ path: createRevision({ transitions: ['sent'] }), role }),
)
export const NeedsCredit = meta.story(
  screenStory({
    path: createRevision({ share: 2, transitions: ['sent'], change: lowerCreditLimit }),
    role: 'global_manager',
  }),
)
export const Agreed = meta.story(
  screenStory({ path: createRevision({ transitions: ['sent', 'agreed'] }), role }),
)
export const Withdrawn = meta.story(
  screenStory({ path: createRevision({ transitions: ['sent', 'withdrawn'] }), role }),
)
export const LoadedMeanwhile = meta.story(
  screenStory({ path: createRevision({ transitions: ['sent'], change: loadDeal }), role }),
)
export const ValidDeal = meta.story(screenStory({ path: createRevision({ isDeal: true }), role }))
export const OpenOnPhone = meta.story(
  screenStory({ path: createRevision({}), role, width: 'phone' }),
)
export const ProposedOnPortal = meta.story(
  screenStory({ path: findProposedRevisionAddress, role: 'global_manager' }),
)
export const NotAnsweredOnPortal = meta.story(
  screenStory({ path: findUnansweredRevisionAddress, role }),
)
