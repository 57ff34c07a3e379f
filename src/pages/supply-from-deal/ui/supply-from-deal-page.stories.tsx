import { expect, screen, waitFor } from 'storybook/test'
import { findDealAddress, type FindAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/supply-from-deal')

const meta = preview.meta({ title: 'Screens/Buy/Supply from deal' })
const role = 'purchase_manager'

const openFor =
  (deal: FindAddress): FindAddress =>
  async (world) =>
    (await deal(world)).replace('/deals/', '/supply_from_deal/')

/** Finds the confirmed deal with the most, or fewest, uncovered lines. */
const findDealByShortfall =
  (order: 'asc' | 'desc'): FindAddress =>
  async ({ db }) => {
    const { id } = await db
      .selectFrom('deals')
      .innerJoin('deal_lines', 'deal_id', 'deals.id')
      .select(['deals.id'])
      .where('status', '=', 'confirmed')
      .where('deals.purchased_l', '=', 0)
      .groupBy('deals.id')
      .orderBy(({ fn }) => fn.countAll(), order)
      .orderBy('deals.id')
      .executeTakeFirstOrThrow()
    return `/deals/${id}`
  }

/** Empties the lines of a deal, so that nothing is missing. */
const findCoveredDeal: FindAddress = async (world) => {
  const path = await findDealByShortfall('asc')(world)
  const id = path.slice('/deals/'.length)
  await world.db.updateTable('deal_lines').set({ volume_l: 0 }).where('deal_id', '=', id).execute()
  return path
}

/** Withdraws the approval of all mills, so that none can sell. */
const openUnknown: FindAddress = async (world) => {
  await world.db.updateTable('sawmills').set({ approval: 'pending' }).execute()
  return findDealByShortfall('asc')(world)
}

const long = screenStory({ path: openFor(findDealByShortfall('desc')), role, hasDarkPicture: true })
export const Long = meta.story(long)
export const Short = meta.story(screenStory({ path: openFor(findDealByShortfall('asc')), role }))
export const ForAdmin = meta.story(
  screenStory({ path: openFor(findDealByShortfall('asc')), role: 'admin' }),
)
export const NothingMissing = meta.story(screenStory({ path: openFor(findCoveredDeal), role }))
export const NoSawmillOffers = meta.story(screenStory({ path: openFor(openUnknown), role }))
export const DealTakesNoWood = meta.story(
  screenStory({ path: openFor(findDealAddress('draft')), role }),
)
export const NotForSellers = meta.story(
  screenStory({ path: openFor(findDealByShortfall('asc')), role: 'sale_manager' }),
)

export const Refused = meta.story({
  ...long,
  play: async ({ canvas, userEvent }) => {
    await long.play()
    const field = document.querySelector<HTMLInputElement>('input[data-offer^="free "]')
    if (!field) throw new Error('There is no unallocated wood')
    await userEvent.type(field, '9999')
    await userEvent.click(canvas.getByRole('button', { name: t('take') }))
    await canvas.findByText(t('failed'))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  },
})

export const AddedSawmill = meta.story({
  ...long,
  play: async ({ canvas, userEvent }) => {
    await long.play()
    await userEvent.type(await canvas.findByRole('combobox', { name: t('add_mill') }), 'Pomorskie')
    await userEvent.click(await screen.findByRole('option', { name: /^Pomorskie Palisady/ }))
    await waitFor(() =>
      expect(canvas.getAllByText(t('mismatch.wood_not_sawn'), { exact: false })).not.toHaveLength(
        0,
      ),
    )
  },
})

export const Waiting = meta.story(
  screenStory({ path: openFor(findDealByShortfall('asc')), role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: openFor(findDealByShortfall('asc')), role, network: 'failing' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/supply_from_deal/00000000-0000-4000-8000-000000000000', role }),
)
export const LongOnPhone = meta.story(
  screenStory({ path: openFor(findDealByShortfall('desc')), role, width: 'phone' }),
)
