export { chooseNewDraft, draftKey, newDraftName, newDraftNames, readDraft, removeDraft, writeDraft } from './draft-storage'
export { useDraft, type Draft } from './use-draft'
export { deviceStore, memoryDevice, type DeviceStore } from './device-store'
