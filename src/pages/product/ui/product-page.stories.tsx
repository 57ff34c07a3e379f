import { expect, waitFor } from 'storybook/test'
import { ARCHIVED_PRODUCT } from '@backend/seed/product-list'
import { findProductAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, getTexts } from '#.storybook/texts'

const t = getTexts('pages/product')

const meta = preview.meta({ title: 'Screens/Portal/Product' })
const role = 'manager'

const newProductStory = screenStory({ path: '/products/new', role, hasDarkPicture: true })
export const MillVolumeDiffers = meta.story({
  ...newProductStory,
  play: async ({ canvas, userEvent }) => {
    await newProductStory.play()
    const type = async (
      field: 'thickness_mm' | 'width_mm' | 'length_mm' | 'pcs_per_pack' | 'm3_per_pack',
      text: string,
    ) =>
      userEvent.type(
        await canvas.findByRole('textbox', { name: startsWith(t(`field.${field}`)) }),
        text,
      )
    await type('thickness_mm', '45')
    await type('width_mm', '145')
    await type('length_mm', '5000')
    await type('pcs_per_pack', '80')
    await type('m3_per_pack', '3')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getAllByText(/15/)).not.toHaveLength(0))
  },
})
export const InUse = meta.story(
  screenStory({ path: findProductAddress('Spruce KD SF 47x100x4800'), role }),
)
export const Archived = meta.story(
  screenStory({ path: findProductAddress(ARCHIVED_PRODUCT.name), role: 'global_manager' }),
)
export const ReadOnPhone = meta.story(
  screenStory({
    path: findProductAddress('Spruce KD SF 47x100x4800'),
    role: 'country_manager',
    width: 'phone',
  }),
)
export const Waiting = meta.story(
  screenStory({ path: findProductAddress('Spruce KD SF 47x100x4800'), role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: findProductAddress('Spruce KD SF 47x100x4800'), role, network: 'failing' }),
)
