import { lazyComponent } from '@/shared/lib/lazy-component'

// Content of the toolbar's panels, in one chunk that does not delay the first rows.
const importPanels = () => import('./panels')

export const ChoiceList = lazyComponent(async () => (await importPanels()).ChoiceList)
export const DisplayForm = lazyComponent(async () => (await importPanels()).DisplayForm)
export const ValueFinder = lazyComponent(async () => (await importPanels()).ValueFinder)
export const ViewsForm = lazyComponent(async () => (await importPanels()).ViewsForm)
export const WeeksForm = lazyComponent(async () => (await importPanels()).WeeksForm)

/**
 * Loads the component that runs an export.
 * @throws if its chunk fails to load
 */
export const importExportRun = async () => (await importPanels()).ExportRun
