export { useSaveShortcut } from './use-save-shortcut'
