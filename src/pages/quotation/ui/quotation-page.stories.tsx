import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { QuotationPage } from './quotation-page'

const meta = preview.meta({ title: 'Screens/Sell/Quotation', component: QuotationPage })

export const UnknownLink = meta.story(screenStory({ path: '/quotations/of-a-mail' }))
export const UnknownLinkOnPhone = meta.story(
  screenStory({ path: '/quotations/of-a-mail', width: 'phone' }),
)
