import { lazyComponent } from '@/shared/lib/lazy-component'

// Content of the toolbar's panels, in one chunk that does not delay the first rows.
const importPanels = () => import('./panels')

export const DisplayForm = lazyComponent(async () => (await importPanels()).DisplayForm)
export const FilterEditor = lazyComponent(async () => (await importPanels()).FilterEditor)
export const FilterMenu = lazyComponent(async () => (await importPanels()).FilterMenu)
export const ViewsForm = lazyComponent(async () => (await importPanels()).ViewsForm)

/**
 * Loads the component that runs an export.
 * @throws if its chunk fails to load
 */
export const importExportRun = async () => (await importPanels()).ExportRun
