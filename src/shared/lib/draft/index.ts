export {
  chooseNewDraft,
  clearDrafts,
  draftKey,
  localDrafts,
  newDraftName,
  newDraftNames,
  peekDraft,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftStorage,
} from './draft-storage'
export { checkOpenTabs, followTabs } from './tab'
export { useDraft, type Draft } from './use-draft'
export { memoryDevice, openDevice, type DeviceChange, type DeviceStore } from './device-store'
