import { loadPageTexts } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'

/** The basket's time in the header, which comes after the page. */
export const BasketTime = lazyPart<object>(async () => {
  const [{ BasketTime: Loaded }] = await Promise.all([
    import('./basket-time'),
    loadPageTexts('widgets/basket-time'),
  ])
  return Loaded
})
