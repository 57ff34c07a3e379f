import { findCargoAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Ship/Cargo papers' })
const role = 'cargo_manager'

export const PackingList = meta.story(
  screenStory({
    path: findCargoAddress('in_transit', { view: 'packing_list' }),
    role,
    hasDarkPicture: true,
  }),
)
export const LoadingInstruction = meta.story(
  screenStory({ path: findCargoAddress('booked', { view: 'loading' }), role }),
)
export const ConsignmentNote = meta.story(
  screenStory({ path: findCargoAddress('closed', { kind: 'truck', view: 'cmr' }), role }),
)
export const ShippingInstruction = meta.story(
  screenStory({ path: findCargoAddress('in_transit', { view: 'shipping_instruction' }), role }),
)
export const VgmDeclaration = meta.story(
  screenStory({ path: findCargoAddress('in_transit', { view: 'vgm_declaration' }), role }),
)
export const IncompleteShippingInstruction = meta.story(
  screenStory({ path: findCargoAddress('booked', { view: 'shipping_instruction' }), role }),
)
export const Phone = meta.story(
  screenStory({
    path: findCargoAddress('in_transit', { view: 'packing_list' }),
    role,
    width: 'phone',
  }),
)
