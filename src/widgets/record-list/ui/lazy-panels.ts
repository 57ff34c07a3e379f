import { lazyPart } from '@/shared/lib/lazy-part'

// What the toolbar's buttons open, in one chunk that the first rows needn't wait for.
const panels = () => import('./panels')

export const ChoiceList = lazyPart(async () => (await panels()).ChoiceList)
export const DisplayForm = lazyPart(async () => (await panels()).DisplayForm)
export const Finder = lazyPart(async () => (await panels()).Finder)
export const ViewsForm = lazyPart(async () => (await panels()).ViewsForm)
export const WeeksForm = lazyPart(async () => (await panels()).WeeksForm)

/**
 * The part that shows a running export; the button waits for it.
 * @throws when its chunk can't be loaded
 */
export const importExportRun = async () => (await panels()).ExportRun
