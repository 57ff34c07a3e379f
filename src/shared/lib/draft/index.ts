export {
  chooseNewDraft,
  clearDrafts,
  draftKey,
  localDrafts,
  ANONYMOUS,
  getNewDraftName,
  listNewDraftNames,
  peekDraft,
  getWriter,
  isDraftStored,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftStorage,
} from './draft-storage'
export { forgetDraftKeys, setDraftKey } from './draft-keys'
export { seal, unseal } from './seal'
export { checkOpenTabs, subscribeToTabs } from './tab'
export { countUnstoredDrafts, markDraft, subscribeToUnstoredDrafts } from './unstored-drafts'
export { useDraft, useIsDraftStored, type Draft } from './use-draft'
export {
  createMemoryDeviceStore,
  openDeviceStore,
  type DeviceChange,
  type DeviceStore,
} from './device-store'
