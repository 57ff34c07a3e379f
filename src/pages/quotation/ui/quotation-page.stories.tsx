import { findQuotationAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { QuotationPage } from './quotation-page'

const meta = preview.meta({ title: 'Screens/Sell/Quotation', component: QuotationPage })

export const Open = meta.story(
  screenStory({ path: findQuotationAddress('open'), hasDarkPicture: true }),
)
export const OpenOnPhone = meta.story(
  screenStory({ path: findQuotationAddress('open'), width: 'phone' }),
)
export const Accepted = meta.story(screenStory({ path: findQuotationAddress('accepted') }))
export const UnknownLink = meta.story(screenStory({ path: '/quotations/of-a-mail' }))
export const UnknownLinkOnPhone = meta.story(
  screenStory({ path: '/quotations/of-a-mail', width: 'phone' }),
)
