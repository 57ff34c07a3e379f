import { vOrderStatus } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'

/** What the history of an order calls things. */
export const orderActivityTexts = {
  texts: 'pages/order',
  status(text: string): string {
    const known = vOrderStatus.options.find((status) => status === text)
    return known ? i18n.t(`entities/order:status.${known}`) : text
  },
  value: () => undefined,
} as const
