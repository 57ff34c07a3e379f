export { DocumentFrame, type DocumentFrameProps } from './ui/document-frame'
export { DocumentSection } from './ui/document-section'
export { NeedList, type NeedItem } from './ui/need-list'
export { SaveState } from './ui/save-state'
