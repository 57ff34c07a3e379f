import { lazyComponent } from '@/shared/lib/lazy-component'

// What the toolbar's buttons open, in one chunk that the first rows needn't wait for.
const importPanels = () => import('./panels')

export const ChoiceList = lazyComponent(async () => (await importPanels()).ChoiceList)
export const DisplayForm = lazyComponent(async () => (await importPanels()).DisplayForm)
export const ValueFinder = lazyComponent(async () => (await importPanels()).ValueFinder)
export const ViewsForm = lazyComponent(async () => (await importPanels()).ViewsForm)
export const WeeksForm = lazyComponent(async () => (await importPanels()).WeeksForm)

/**
 * The part that shows a running export; the button waits for it.
 * @throws when its chunk can't be loaded
 */
export const importExportRun = async () => (await importPanels()).ExportRun
