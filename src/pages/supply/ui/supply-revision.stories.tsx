import { type FindAddress, findSupplyAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import type { SupplyRevision } from '@/entities/supply'
import { api, ifMatch, unwrap } from '@/shared/api'

const meta = preview.meta({ title: 'Screens/Buy/Supply revision' })
const role = 'global_manager'

type Transition = 'sent' | 'agreed' | 'withdrawn'

/**
 * Revises a confirmed supply as its purchase manager would, and returns the address of the
 * revision.
 */
const createRevision =
  (...transitions: readonly Transition[]): FindAddress =>
  async (world) => {
    const supply = await findSupplyAddress('confirmed')(world)
    const id = supply.slice('/supplies/'.length)
    let revision = await unwrap(
      api.POST('/supplies/{id}/revisions/', {
        params: { path: { id } },
        body: { reason: 'The mill has less and needs another week' },
      }),
    )
    revision = await reviseTolerance(revision)
    for (const to of transitions)
      revision = await unwrap(
        api.POST('/supplies/{id}/revisions/{revision}/transitions/', {
          params: toParams(revision),
          body: {
            to,
            override: false,
            ...(to === 'withdrawn' && { reason: 'The mill keeps the first terms' }),
          },
        }),
      )
    return `${supply}?revision=${revision.revision}`
  }

const toParams = ({ supply_id: id, revision, version }: SupplyRevision) => ({
  path: { id, revision: String(revision) },
  header: ifMatch(version),
})

const reviseTolerance = (revision: SupplyRevision): Promise<SupplyRevision> =>
  unwrap(
    api.PUT('/supplies/{id}/revisions/{revision}/', {
      params: toParams(revision),
      body: {
        payment_terms: revision.payment_terms,
        exchange_rate: revision.exchange_rate,
        incoterms: revision.incoterms,
        loading_place: revision.loading_place,
        ready_week: revision.ready_week,
        deposit: revision.deposit,
        inspection_required: !revision.inspection_required,
        certificate_claim: revision.certificate_claim,
        tolerance_percent: 5,
        mill_notes: 'Pack in film',
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
          }) => ({
            id,
            product_id,
            specification,
            quantity,
            unit,
            price,
            price_unit,
            certification,
            remark,
          }),
        ),
      },
    }),
  )

export const Open = meta.story(screenStory({ path: createRevision(), role, hasDarkPicture: true }))
export const Sent = meta.story(screenStory({ path: createRevision('sent'), role }))
export const Agreed = meta.story(screenStory({ path: createRevision('sent', 'agreed'), role }))
export const Withdrawn = meta.story(
  screenStory({ path: createRevision('sent', 'withdrawn'), role }),
)
export const OpenOnPhone = meta.story(screenStory({ path: createRevision(), role, width: 'phone' }))
