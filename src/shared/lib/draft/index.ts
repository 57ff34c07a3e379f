export {
  chooseNewDraft,
  clearDrafts,
  draftKey,
  localDrafts,
  getNewDraftName,
  listNewDraftNames,
  peekDraft,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftStorage,
} from './draft-storage'
export { checkOpenTabs, subscribeToTabs } from './tab'
export { useDraft, type Draft } from './use-draft'
export {
  createMemoryDeviceStore,
  openDeviceStore,
  type DeviceChange,
  type DeviceStore,
} from './device-store'
