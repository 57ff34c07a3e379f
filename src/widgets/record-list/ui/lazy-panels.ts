import { lazyPart } from '@/shared/lib/lazy-part'

// What the toolbar's buttons open, in one chunk that the first rows needn't wait for.
const panels = () => import('./panels')

export const ChoiceList = lazyPart(async () => (await panels()).ChoiceList)
export const DisplayForm = lazyPart(async () => (await panels()).DisplayForm)
export const Finder = lazyPart(async () => (await panels()).Finder)
export const ViewsForm = lazyPart(async () => (await panels()).ViewsForm)
export const WeeksForm = lazyPart(async () => (await panels()).WeeksForm)

/** What shows an export under way; for the button that stays where it was until this is there. @throws where its chunk can't be had */
export const importExportRun = async () => (await panels()).ExportRun
