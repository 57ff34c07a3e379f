import { expect, screen, waitFor, within } from 'storybook/test'
import {
  type FindAddress,
  findCargoAddress,
  findListedCargoAddress,
  findNamedLoadAddress,
} from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { transitionCargo } from '@/entities/cargo'
import { api, unwrap } from '@/shared/api'

const t = getTexts('pages/cargo')

const meta = preview.meta({ title: 'Screens/Ship/Cargo' })
const role = 'cargo_manager'
const path = '/cargo/new'

const blank = screenStory({ path, role })
export const NewForCargoManager = meta.story(blank)
export const NewForPurchaseManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const NewForGlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const NewForAdmin = meta.story(screenStory({ path, role: 'admin' }))

export const Planned = meta.story(screenStory({ path: findCargoAddress('planned'), role }))
export const LoadingGoods = meta.story(
  screenStory({ path: findCargoAddress('booked'), role, hasDarkPicture: true }),
)
export const InTransit = meta.story(screenStory({ path: findCargoAddress('in_transit'), role }))
export const Closed = meta.story(screenStory({ path: findCargoAddress('closed'), role }))
export const Truck = meta.story(
  screenStory({ path: findCargoAddress('closed', { kind: 'truck' }), role }),
)

export const CheckDigit = meta.story({
  ...blank,
  play: async ({ canvas, userEvent }) => {
    await blank.play()
    await userEvent.type(
      await canvas.findByRole('textbox', { name: t('field.container_number') }),
      'csqu 305438-4',
    )
    await waitFor(() =>
      expect(screen.getByText(t('number.wrong_digit', { digit: '3' }))).toBeVisible(),
    )
  },
})

/** Reserved packs in the yard, with the first pack chosen. */
export const FromTheYard = meta.story({
  ...blank,
  play: async ({ canvas, userEvent }) => {
    await blank.play()
    const readyWood = within(await canvas.findByRole('region', { name: t('fits.title') }))
    await readyWood.findAllByRole('listitem')
    // The list is collapsed; the last button expands it.
    await userEvent.click(readyWood.getAllByRole('button').at(-1) ?? document.body)
    const choices = await readyWood.findAllByText(t('fits.choose'))
    // Packs in the yard unfold; those of a mill's list open a dialog.
    const inYard = choices.find((choice) => choice.closest('summary'))
    await userEvent.click(inYard ?? document.body)
    await userEvent.click(readyWood.getAllByRole('checkbox')[1] ?? document.body)
    await waitFor(() => expect(canvas.getByRole('grid', { name: t('load.label') })).toBeVisible())
  },
})

const listed = screenStory({ path: findListedCargoAddress, role })
/** Packs of the mill's list, five of them chosen, and a number that is not on it. */
export const ChoosePacks = meta.story({
  ...listed,
  play: async ({ canvas, userEvent }) => {
    await listed.play()
    const readyWood = within(await canvas.findByRole('region', { name: t('fits.title') }))
    await userEvent.click((await readyWood.findAllByText(t('fits.choose')))[0] ?? document.body)
    const chooser = within(await screen.findByRole('dialog'))
    await userEvent.type(chooser.getByLabelText(t('packs.first')), '5')
    await userEvent.click(chooser.getByRole('button', { name: t('packs.select') }))
    await waitFor(() => expect(chooser.getAllByRole('checkbox', { checked: true })).toHaveLength(5))
  },
})

export const NamedPacks = meta.story(screenStory({ path: findNamedLoadAddress, role }))
export const NamedPacksOnPhone = meta.story(
  screenStory({ path: findNamedLoadAddress, role, width: 'phone' }),
)

/** Seals the cargo whose load names packs, as the cargo manager would. */
const sealNamedLoad: FindAddress = async (world) => {
  const address = await findNamedLoadAddress(world)
  const id = address.slice('/cargo/'.length)
  await world.db
    .updateTable('cargos')
    .set({ seal_number: 'ML-LT 482913' })
    .where('id', '=', id)
    .execute()
  let cargo = await unwrap(api.GET('/cargos/{id}/', { params: { path: { id } } }))
  for (const to of ['loading', 'sealed'] as const)
    cargo = await transitionCargo(cargo, { to, override: false }, crypto.randomUUID())
  return address
}
export const SealedNamedPacks = meta.story(screenStory({ path: sealNamedLoad, role }))
export const SealedNamedPacksOnPhone = meta.story(
  screenStory({ path: sealNamedLoad, role, width: 'phone' }),
)

export const Waiting = meta.story(
  screenStory({ path: findCargoAddress('booked'), role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: findCargoAddress('booked'), role, network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path: findCargoAddress('booked'), role, network: 'offline' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/cargo/00000000-0000-4000-8000-000000000000', role }),
)
export const Phone = meta.story(
  screenStory({ path: findCargoAddress('booked'), role, width: 'phone' }),
)
