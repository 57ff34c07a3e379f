import { expect, screen, userEvent, within } from 'storybook/test'
import {
  type FindAddress,
  findMixedPackAddress,
  findNamedPackAddress,
  findPackAddress,
} from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { splitPack } from '@/entities/pack'
import { api, unwrap } from '@/shared/api'

const meta = preview.meta({ title: 'Screens/Buy/Pack' })
const path = findMixedPackAddress
const role = 'global_manager'
const t = getTexts('pages/pack')
const forms = getTexts('widgets/packs')

async function openForm(action: 'split' | 'merge') {
  await userEvent.click(await screen.findByRole('button', { name: t(`action.${action}`) }))
  return within(await screen.findByRole('dialog'))
}

export const GlobalManager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const PurchaseManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const CargoManager = meta.story(screenStory({ path, role: 'cargo_manager' }))
export const Admin = meta.story(screenStory({ path, role: 'admin' }))

export const InStock = meta.story(screenStory({ path: findPackAddress('in_stock'), role }))
export const OnCargo = meta.story(screenStory({ path: findNamedPackAddress, role }))

/** Splits a pack into two by its lengths. */
const openPack: FindAddress = async (world) => {
  const address = await findMixedPackAddress(world)
  const id = address.slice('/packs/'.length)
  const pack = await unwrap(api.GET('/packs/{id}/', { params: { path: { id } } }))
  const [first, ...others] = pack.tally
  const parts = [first ? [first] : [], others].map((tally, i) => ({
    id: crypto.randomUUID(),
    number: `${pack.number}/${i + 1}`,
    barcode: null,
    mark: null,
    tally,
    kg: null,
  }))
  await splitPack(pack, { parts }, crypto.randomUUID())
  return address
}
export const Opened = meta.story(screenStory({ path: openPack, role }))
export const OpenedOnPhone = meta.story(screenStory({ path: openPack, role, width: 'phone' }))

export const NotFound = meta.story(
  screenStory({ path: '/packs/4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437', role }),
)
export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))

export const Splitting = meta.story({
  ...screenStory({ path, role, hasDarkPicture: true }),
  async play() {
    const form = await openForm('split')
    await userEvent.click(form.getByRole('button', { name: forms('split.save', { count: 2 }) }))
    await expect(await form.findAllByText(forms('problem.pieces'))).toHaveLength(2)
  },
})
export const SplittingOnPhone = meta.story({
  ...screenStory({ path, role, width: 'phone' }),
  async play() {
    const form = await openForm('split')
    await userEvent.click(form.getByRole('button', { name: /\/2$/ }))
    await expect(await form.findByText(forms('split.complete'))).toBeVisible()
  },
})
export const Merging = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await openForm('merge')
    // The form replaces the dialog that is shown while the packs are loading.
    const [first] = await screen.findAllByRole('checkbox')
    await userEvent.click(first ?? document.body)
    await expect(
      await screen.findByRole('button', { name: forms('merge.save', { count: 2 }) }),
    ).toBeVisible()
  },
})
export const MergingOnPhone = meta.story({
  ...screenStory({ path, role, width: 'phone' }),
  async play() {
    await openForm('merge')
    await expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(0)
  },
})
